import { right } from 'fp-ts/Either';
import { BehaviorSubject, of, Subject } from 'rxjs';
import type { ListSession } from '../../../application/browse';
import type { ItemForm, ItemEditing, OpenItem } from '../../../application/item-editing';
import type { Item } from '../../../domain/items';
import { emptyView, type View } from '../../../domain/presets';
import type { FieldError, Json } from '../../../kernel';
import { PersonName, PresetAnnouncement, PresetPreview, presetGate } from './preset.view-model';

const pass = (operation: 'save' | 'delete', values: Item) => {
  const shown: string[] = [];
  const setErrors = (errors: readonly FieldError[]) => shown.push(...errors.map(({ field }) => field));
  let passes: boolean | null = null;
  presetGate({ operation, edits: {} }, { form: { values, setErrors } } as unknown as ItemEditing).subscribe(
    (answer) => (passes = answer),
  );
  return { passes, shown };
};

test('refuses to save a preset without a collection; it can be deleted', () => {
  expect(pass('save', {})).toEqual({ passes: false, shown: ['collection'] });
  expect(pass('save', { collection: 'articles' })).toEqual({ passes: true, shown: [] });
  expect(pass('delete', {})).toEqual({ passes: true, shown: [] });
});

const announce = () => {
  const [saved$, checked$, removed$] = [new Subject<unknown>(), new Subject<unknown>(), new Subject<unknown>()];
  const told: string[] = [];
  const presets = {
    enqueue: (_: string, turn: () => unknown) => void turn(),
    reread: (id: number) => void told.push(`saved ${id}`),
    forget: (id: number) => void told.push(`deleted ${id}`),
  };
  const item = {
    editing: { target: { kind: 'existing', key: '7' } },
    save: { done$: saved$ },
    check: { done$: checked$ },
    remove: { done$: removed$ },
  };
  const announcement = new PresetAnnouncement(
    presets as unknown as ConstructorParameters<typeof PresetAnnouncement>[0],
    item as unknown as OpenItem,
  );
  return { saved$, checked$, removed$, told, announcement };
};

test('tells the lists of a saved, a found and a deleted preset', () => {
  const { saved$, checked$, removed$, told, announcement } = announce();
  saved$.next({ key: 7 });
  saved$.next({ key: null });
  checked$.next({ kind: 'deleted' });
  checked$.next({ kind: 'saved', result: { key: 8 } });
  removed$.next(null);
  announcement.dispose();
  saved$.next({ key: 9 });
  expect(told).toEqual(['saved 7', 'saved 8', 'deleted 7']);
});

const preview = (values: Item) => {
  const values$ = new BehaviorSubject<Item>(values);
  const view$ = new BehaviorSubject<View>({ ...emptyView, search: String(values['search'] ?? '') });
  const form = {
    get values() {
      return values$.value;
    },
    values$,
    change: (name: string, value: Json) => values$.next({ ...values$.value, [name]: value }),
  };
  const session = {
    collection: 'articles',
    view$,
    view: {
      get view() {
        return view$.value;
      },
      change: (change: Partial<View>) => view$.next({ ...view$.value, ...change }),
    },
    dispose: () => undefined,
  } as unknown as ListSession;
  return { values$, view$, page: new PresetPreview(session, form, () => null) };
};

test('opening a preset changes nothing in its form', () => {
  const before = { collection: 'articles', search: 'ferry', filters: null };
  expect(preview(before).values$.value).toBe(before);
});

test('what changes in the list changes the form, and the other way round', () => {
  const { values$, view$, page } = preview({ collection: 'articles' });
  view$.next({ ...emptyView, layout_options: { tabular: { spacing: 'compact' } } });
  expect(values$.value['layout_options']).toEqual({ tabular: { spacing: 'compact' } });
  values$.next({ ...values$.value, layout: 'cards' });
  expect(view$.value).toMatchObject({ layout: 'cards', layout_options: { tabular: { spacing: 'compact' } } });
  page.dispose();
  values$.next({ ...values$.value, layout: 'calendar' });
  expect(view$.value.layout).toBe('cards');
});

test('names the user that a preset is for', () => {
  const values$ = new BehaviorSubject<Item>({ user: 'u1' });
  const read = jest.fn(() => of(right<never, Item>({ first_name: 'Clara', last_name: 'Berg', email: null })));
  const person = new PersonName({ read }, { values$ } as unknown as ItemForm);
  const names: (string | null)[] = [];
  person.name$.subscribe((name) => names.push(name));
  values$.next({ user: null });
  expect(names).toEqual(['Clara Berg', null]);
  expect(read).toHaveBeenCalledTimes(1);
  person.dispose();
});
