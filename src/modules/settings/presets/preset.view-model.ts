import { BehaviorSubject, distinctUntilChanged, EMPTY, map, merge, mergeMap, of, switchMap, tap } from 'rxjs';
import { isRight } from 'fp-ts/Either';
import { ListFactory, type ListSession } from '../../../application/browse';
import { SchemaStore } from '../../../application/data-model';
import { itemDependencies, type ItemDependencies } from '../../../application/dependencies';
import type { ItemForm, OpenItem, WriteGate } from '../../../application/item-editing';
import { type EditedPreset, PresetAudience, PresetsStore } from '../../../application/presets';
import { archiveFilter, type FilterNode } from '../../../domain/filters';
import { userName } from '../../../domain/users';
import { Effect } from '../../../kernel';
import { layoutResolver, Registries, viewModel } from '../../../kit';
import { presetChanges, presetErrors, scopeIn, textIn, viewIn } from './preset.rules';

export const presetGate: WriteGate = ({ operation }, { form }) => {
  const errors = operation === 'delete' ? [] : presetErrors(form.values);
  form.setErrors(errors);
  return of(errors.length === 0);
};

/** Tells the lists of this browser what the page of a preset has saved or deleted. */
export class PresetAnnouncement {
  private readonly effect: Effect;

  constructor(
    presets: Pick<PresetsStore, 'enqueue' | 'reread' | 'forget'>,
    { editing, save, check, remove }: Pick<OpenItem, 'editing' | 'save' | 'check' | 'remove'>,
  ) {
    const found$ = check.done$.pipe(mergeMap((checked) => (checked.kind === 'saved' ? of(checked.result) : EMPTY)));
    const saved$ = merge(save.done$, found$).pipe(
      tap(({ key }) => {
        // Queued, so that it is read also when the page is left.
        if (key !== null) presets.enqueue(`page ${key}`, () => presets.reread(Number(key)));
      }),
    );
    const removed$ = remove.done$.pipe(
      tap(() => {
        const { target } = editing;
        if (target.kind === 'existing') presets.forget(Number(target.key));
      }),
    );
    this.effect = new Effect(merge(saved$, removed$));
  }

  dispose(): void {
    this.effect.dispose();
  }
}

export const presetAnnouncement = viewModel(
  [PresetsStore],
  (presets) => (item: OpenItem) => new PresetAnnouncement(presets, item),
);

/** A list in memory with the view of a form: each follows the other. */
export class PresetPreview {
  private readonly effect: Effect;

  constructor(
    readonly session: ListSession,
    form: Pick<ItemForm, 'values' | 'values$' | 'change'>,
    archive: () => FilterNode | null,
  ) {
    const { collection, view } = session;
    const inForm = () => viewIn(form.values, collection, archive());
    this.effect = new Effect(
      merge(
        session.view$.pipe(
          tap((shown) => {
            const changes = Object.entries(presetChanges(inForm(), shown));
            changes.forEach(([name, value]) => form.change(name, value));
          }),
        ),
        form.values$.pipe(
          tap(() => {
            const wanted = inForm();
            if (Object.keys(presetChanges(view.view, wanted)).length > 0) view.change(wanted);
          }),
        ),
      ),
    );
  }

  dispose(): void {
    this.effect.dispose();
    this.session.dispose();
  }
}

export const presetPreview = viewModel(
  [ListFactory, SchemaStore, Registries],
  (lists, store, { layouts, displays }) =>
    (collection: string, form: ItemForm) => {
      const archive = () => archiveFilter(store.schema, collection);
      const memoryView = viewIn(form.values, collection, archive());
      const session = lists.open({ collection, memoryView }, layoutResolver(layouts, displays));
      return new PresetPreview(session, form, archive);
    },
);

/** The name of the user that a preset is for; null while it is not known. */
export class PersonName {
  private readonly name = new BehaviorSubject<string | null>(null);
  readonly name$ = this.name.asObservable();
  private readonly effect: Effect;

  constructor(items: Pick<ItemDependencies['items'], 'read'>, form: Pick<ItemForm, 'values$'>) {
    this.effect = new Effect(
      form.values$.pipe(
        map((values) => textIn(values, 'user')),
        distinctUntilChanged(),
        tap(() => this.name.next(null)),
        switchMap((id) =>
          id === null ? EMPTY : items.read('directus_users', id, ['first_name', 'last_name', 'email']),
        ),
        tap((result) => {
          if (!isRight(result)) return;
          const [first_name, last_name, email] = ['first_name', 'last_name', 'email'].map((name) =>
            textIn(result.right, name),
          );
          this.name.next(
            userName({ first_name: first_name ?? null, last_name: last_name ?? null, email: email ?? null }),
          );
        }),
      ),
    );
  }

  dispose(): void {
    this.effect.dispose();
  }
}

export const personName = viewModel(
  [itemDependencies('items')],
  ({ items }) =>
    (form: ItemForm) =>
      new PersonName(items, form),
);

/** The preset that a form holds, as far as its audience goes; null without a collection. */
const editedPreset = (id: number | null, values: ItemForm['values']): EditedPreset | null => {
  const collection = textIn(values, 'collection');
  if (collection === null) return null;
  return { id, collection, scope: scopeIn(values), isBookmark: textIn(values, 'bookmark') !== null };
};

export const presetAudience = viewModel(
  [itemDependencies('items')],
  ({ items }) =>
    (form: Pick<ItemForm, 'values$'>, id: number | null) =>
      new PresetAudience(items, form.values$.pipe(map((values) => editedPreset(id, values)))),
);
