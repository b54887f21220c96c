import { EMPTY, map, merge, mergeMap, type Observable, of, Subject, shareReplay, tap, withLatestFrom } from 'rxjs';
import { itemDependencies } from '../../../application/dependencies';
import {
  copyDenied$,
  OpenItem,
  prefillForm,
  type ConcurrentChange,
  type OpenItemDependencies,
  type SaveResult,
  type WriteGate,
} from '../../../application/item-editing';
import type { Item, PrimaryKey, SaveTarget } from '../../../domain/items';
import { denied, type Denial, type EditableField } from '../../../domain/permissions';
import { fieldOf } from '../../../domain/schema';
import { Effect } from '../../../kernel';
import { fieldNaming, Translator, viewModel } from '../../../kit';
import { nextPage } from './after-save.rules';
import { concurrentEditSummary, concurrentEditText, type ConcurrentEditSummary } from './concurrent-edit-summary.rules';
import { ItemPageActions } from './item-page-actions';

/** Where the page goes. `keepsForm`: it is the new address of the open form. To a list with the item it leaves, if known. */
export type ItemNavigation =
  | { readonly to: 'new-item' }
  | { readonly to: 'list'; readonly key: PrimaryKey | null }
  | { readonly to: 'item'; readonly key: PrimaryKey; readonly keepsForm: boolean };

export interface ItemOptions {
  /** The initial edits of a new item. */
  readonly prefill?: Item | undefined;
  /** Fields that the form does not show. */
  readonly hiddenFields?: readonly string[] | undefined;
  /** Asked before writes, deletions included: by default the page then asks for no confirmation itself. */
  readonly gate?: WriteGate | undefined;
  /** Whether the page asks before a deletion; by default without a gate only. */
  readonly confirmsDeletion?: boolean | undefined;
  /** The change after which the page goes to the list; by default 'unarchived'. */
  readonly leavesWhen?: 'archived' | 'unarchived' | undefined;
  /** Whether the collection has a page for new items; true by default. */
  readonly hasNewPage?: boolean | undefined;
  /** Whether the item can be saved as a copy; true by default. */
  readonly hasCopies?: boolean | undefined;
}

/** The page of one item: the item and what only its page shows. */
export class ItemViewModel {
  readonly item: OpenItem;
  readonly actions: ItemPageActions;
  /** The fields of the form. */
  readonly fields$: Observable<readonly EditableField[]>;
  /** Why the item cannot be copied. */
  readonly copyDenied$: Observable<Denial | false>;
  private readonly navigations = new Subject<ItemNavigation>();
  /** Where the page goes after a save, a deletion or a copy. */
  readonly navigations$: Observable<ItemNavigation> = this.navigations.asObservable();
  private readonly effect: Effect;
  private hasMoved = false;

  constructor(
    private readonly dependencies: OpenItemDependencies,
    private readonly translator: Pick<Translator, 'translate' | 'platformText' | 'locale$' | 'language$'>,
    private readonly opened: SaveTarget,
    {
      prefill = {},
      hiddenFields = [],
      gate,
      confirmsDeletion = gate === undefined,
      leavesWhen = 'unarchived',
      hasNewPage,
      hasCopies,
    }: ItemOptions = {},
  ) {
    this.item = new OpenItem(dependencies, opened, translator.language$, gate);
    this.fields$ =
      hiddenFields.length === 0
        ? this.item.fields$
        : this.item.fields$.pipe(
            map((fields) => fields.filter(({ field }) => !hiddenFields.includes(field.field))),
            shareReplay({ bufferSize: 1, refCount: true }),
          );
    prefillForm(this.item, prefill);
    this.copyDenied$ = dependencies.access.access$.pipe(map((access) => denied(access, opened.collection, 'create')));
    this.actions = new ItemPageActions(this.item, copyDenied$(this.item.editing, dependencies), {
      confirmsDeletion,
      hasNewPage,
      hasCopies,
    });
    const { save, check, remove, archive } = this.item;
    this.effect = new Effect(
      merge(
        merge(
          save.done$,
          check.done$.pipe(mergeMap((checked) => (checked.kind === 'saved' ? of(checked.result) : EMPTY))),
        ).pipe(
          withLatestFrom(translator.locale$),
          tap(([saved, { code }]) => this.afterSave(saved, code)),
        ),
        check.done$.pipe(tap((checked) => (checked.kind === 'deleted' ? this.openList() : undefined))),
        remove.done$.pipe(tap(() => this.openList())),
        archive.done$.pipe(tap((change) => (change === leavesWhen ? this.openList() : undefined))),
      ),
    );
  }

  /** Author and age of a concurrent change, as far as they are known. */
  summaryOf({ latest }: ConcurrentChange): ConcurrentEditSummary {
    const { access, clock } = this.dependencies;
    return concurrentEditSummary(latest, access.access.user?.id ?? null, clock.now());
  }

  /** Opens a copy; the list when the copy may not be read. The page stays while it has edits that are not in the copy. */
  openCopy(key: PrimaryKey | null): void {
    if (this.item.editing.form.dirty) return;
    if (key === null) this.openList();
    else this.navigations.next({ to: 'item', key, keepsForm: false });
  }

  /** For a prompt that cannot be shown: cancels the save, the edits stay. */
  cancelPrompt(): void {
    this.item.editing.prompts.answer({ kind: 'cancel' });
    this.dependencies.notifications.show('question_not_shown', 'danger');
  }

  /** For users who have checked the server themselves: creates the item once more. */
  createAnother(): void {
    this.item.editing.dismissUncertainWrite();
    this.item.save.execute('stay');
  }

  dispose(): void {
    this.effect.dispose();
    this.item.dispose();
  }

  private afterSave(saved: SaveResult, locale: string): void {
    if (saved.concurrent !== null) this.notifyConcurrentChange(saved.concurrent, locale);
    switch (nextPage(this.hasMoved ? 'existing' : this.opened.kind, saved)) {
      case 'start-over':
        this.item.editing.startOver();
        break;
      case 'list':
        this.openList(saved.key);
        break;
      case 'new-item':
        this.navigations.next({ to: 'new-item' });
        break;
      case 'created-item':
        this.hasMoved = true;
        this.navigations.next({ to: 'item', key: saved.key ?? '', keepsForm: true });
        break;
      case 'here':
        break;
    }
  }

  /** Notifies the user of concurrent changes that were kept. */
  private notifyConcurrentChange(concurrent: ConcurrentChange, locale: string): void {
    const { schema, notifications } = this.dependencies;
    const nameOf = fieldNaming(this.translator, locale);
    const names = concurrent.fields.map((name) => {
      const field = fieldOf(schema.schema, this.opened.collection, name);
      return field === null ? name : nameOf(field);
    });
    notifications.showInfo('also_changed_by_others', {
      ...concurrentEditText(this.summaryOf(concurrent), (key) => this.translator.translate(key), locale),
      fields: new Intl.ListFormat(locale).format(names),
    });
  }

  private openList(key: PrimaryKey | null = null): void {
    this.navigations.next({ to: 'list', key });
  }
}

/** What the page of an item is constructed with. */
export const itemPageDependencies = itemDependencies(
  'items',
  'prefetch',
  'schema',
  'access',
  'clock',
  'identifiers',
  'notifications',
  'unsaved',
  'drafts',
);

export const itemViewModel = viewModel(
  [itemPageDependencies, Translator],
  (dependencies, translator) => (target: SaveTarget, options?: ItemOptions) =>
    new ItemViewModel(dependencies, translator, target, options),
);
