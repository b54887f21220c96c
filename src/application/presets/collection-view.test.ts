/** @jest-environment node */
import { left, right, type Either } from 'fp-ts/Either';
import { of, Subject } from 'rxjs';
import { collection, integerField, primaryKey, stringField, world } from '../../../fixtures/builders';
import { VirtualBrowser } from '../../../tests/support/virtual-browser';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { emptyView, viewMembers, type Preset, type PresetDraft } from '../../domain/presets';
import { schemaOf } from '../../domain/schema';
import type { CurrentUser } from '../../domain/users';
import { apiFailure, networkFailure, succeed, type Failure } from '../../kernel';
import type { PresetsGateway } from '../../ports/gateways/presets-gateway';
import type { SchemaStore } from '../data-model';
import { savedView } from './open-view';
import { PresetsStore } from './presets-store';

const archived = {
  archive_field: 'status',
  archive_app_filter: true,
  archive_value: 'archived',
  unarchive_value: 'draft',
};
const model = world('sample', [
  collection('articles', {}, [primaryKey(), stringField('title'), integerField('words')]),
  collection('letters', archived, [primaryKey(), stringField('status')]),
]);
const schema = { schema: schemaOf(model.collections, model.fields, model.relations) } as unknown as SchemaStore;
const ines = { id: 'ines', role: { id: 'editors' } } as unknown as CurrentUser;

const preset = (id: number, choices: Partial<Preset> = {}): Preset => ({
  ...viewMembers(emptyView),
  id,
  bookmark: null,
  user: null,
  role: null,
  collection: 'articles',
  ...choices,
});

const begin = (presets: readonly Preset[] = []) => {
  const clock = new VirtualClock();
  const writes: unknown[] = [];
  const answers: Subject<Either<Failure, Preset>>[] = [];
  const answering = (written: unknown) => {
    const answer = new Subject<Either<Failure, Preset>>();
    writes.push(written);
    answers.push(answer);
    return answer;
  };
  const gateway = {
    listMine: () => of(right([...presets])),
    keepMine: () => undefined,
    create: (draft: PresetDraft) => answering({ create: draft }),
    update: (id: number, changes: Partial<PresetDraft>) => answering({ update: id, ...changes }),
    remove: () => succeed(undefined),
  } as unknown as PresetsGateway;
  const reconnected$ = new Subject<void>();
  const show = jest.fn();
  const store = new PresetsStore(gateway, new VirtualBrowser(clock, () => 5).tab(), reconnected$, { show });
  store.begin(ines);
  store.load().subscribe();
  const open = (bookmark: number | null = null, of = 'articles') =>
    savedView(store, schema, clock, { collection: of, bookmark });
  /** Answers the latest write. */
  const answer = (result: Either<Failure, Preset>): void => {
    answers.at(-1)?.next(result);
    answers.at(-1)?.complete();
  };
  return { open, clock, writes, answers, answer, store, reconnected$, show };
};

test('saves the changes of a default view after 450 ms', () => {
  const { open, clock, writes } = begin([preset(3, { user: 'ines', search: 'ferry' })]);
  const view = open();
  expect(view.view.search).toBe('ferry');
  view.change({ layout: 'cards' });
  clock.advance(449);
  view.change({ refresh_interval: 30 });
  clock.advance(449);
  expect(writes).toEqual([]);
  clock.advance(1);
  expect(writes).toEqual([{ update: 3, layout: 'cards', refresh_interval: 30 }]);
});

test("creates the user's own preset from a role's view, and updates it afterwards", () => {
  const { open, clock, writes, answers } = begin([preset(2, { role: 'editors', search: 'ferry' })]);
  const view = open();
  view.changeQuery('tabular', { sort: 'title' });
  clock.advance(450);
  expect(writes).toEqual([
    { create: expect.objectContaining({ user: 'ines', role: null, bookmark: null, search: 'ferry' }) as unknown },
  ]);
  answers[0]?.next(
    right(preset(9, { user: 'ines', search: 'ferry', layout_query: { tabular: { sort: 'title', page: 1 } } })),
  );
  answers[0]?.complete();
  view.change({ search: 'boat' });
  clock.advance(450);
  expect(writes[1]).toEqual({ update: 9, search: 'boat' });
});

test('writes one change at a time and keeps changes made during a request', () => {
  const { open, clock, writes, answers } = begin([preset(3, { user: 'ines' })]);
  const view = open();
  view.change({ search: 'a' });
  clock.advance(450);
  view.change({ search: 'ab' });
  clock.advance(450);
  expect(writes).toEqual([{ update: 3, search: 'a' }]);
  answers[0]?.next(right(preset(3, { user: 'ines', search: 'a' })));
  answers[0]?.complete();
  expect(view.view.search).toBe('ab');
  expect(writes[1]).toEqual({ update: 3, search: 'ab' });
});

test('saves the view at once when the page is left, and restores it', () => {
  const { open, writes } = begin([preset(3, { user: 'ines' })]);
  const view = open();
  view.change({ search: 'a' });
  view.dispose();
  expect(writes).toEqual([{ update: 3, search: 'a' }]);
  expect(open().view.search).toBe('a');
});

test('saves changes made after the page was left at once', () => {
  const { open, writes } = begin([preset(3, { user: 'ines' })]);
  const view = open();
  view.dispose();
  view.change({ search: 'a' });
  expect(writes).toEqual([{ update: 3, search: 'a' }]);
});

test.each([null, 7])(
  'changes after a sign-out are not saved, nor shown to the next user (bookmark: %p)',
  (bookmark) => {
    const { open, store, writes } = begin([preset(7, { bookmark: 'Everybody’s' })]);
    const view = open(bookmark);
    store.clear();
    view.dispose();
    view.change({ search: 'a' });
    store.begin({ ...ines, id: 'clara' } as unknown as CurrentUser);
    store.load().subscribe();
    expect(open(bookmark).view.search).toBe('');
    expect(writes).toEqual([]);
  },
);

test('saves again with the next change after a failure', () => {
  const { open, clock, writes, answers } = begin([preset(3, { user: 'ines' })]);
  const view = open();
  view.change({ search: 'a' });
  clock.advance(450);
  answers[0]?.next(left(networkFailure('PATCH /presets/3', false)));
  answers[0]?.complete();
  view.change({ layout: 'cards' });
  clock.advance(450);
  expect(writes[1]).toEqual({ update: 3, search: 'a', layout: 'cards' });
});

test('saves again once after a reconnect, even when the page was left', () => {
  const { open, writes, answers, reconnected$ } = begin([preset(3, { user: 'ines' })]);
  const view = open();
  view.change({ search: 'a' });
  view.dispose();
  answers[0]?.next(left(networkFailure('PATCH /presets/3', true)));
  answers[0]?.complete();
  reconnected$.next();
  expect(writes).toEqual([
    { update: 3, search: 'a' },
    { update: 3, search: 'a' },
  ]);
  answers[1]?.next(right(preset(3, { user: 'ines', search: 'a' })));
  answers[1]?.complete();
  reconnected$.next();
  expect(writes).toHaveLength(2);
});

test('drops failed writes after a sign-out', () => {
  const { open, store, writes, answers, reconnected$ } = begin([preset(3, { user: 'ines' })]);
  const view = open();
  view.change({ search: 'a' });
  view.dispose();
  store.clear();
  answers[0]?.next(left(networkFailure('PATCH /presets/3', true)));
  answers[0]?.complete();
  reconnected$.next();
  expect(writes).toHaveLength(1);
});

test('ignores answers after a sign-out', () => {
  const { open, store, answers } = begin([preset(3, { user: 'ines' })]);
  open().change({ search: 'a' });
  store.create({ ...preset(0), bookmark: 'Mine' }).subscribe();
  store.clear();
  answers.at(-1)?.next(right(preset(9, { bookmark: 'Mine' })));
  expect(store.presets).toEqual([]);
});

test('looks up a deleted preset and creates it again with the next change', () => {
  const presets = [preset(3, { user: 'ines' })];
  const { open, clock, writes, answers } = begin(presets);
  const view = open();
  view.change({ search: 'a' });
  clock.advance(450);
  presets.pop();
  answers[0]?.next(left(apiFailure(403, 'FORBIDDEN', '')));
  answers[0]?.complete();
  view.change({ search: 'ab' });
  clock.advance(450);
  expect(writes[1]).toMatchObject({ create: { user: 'ines', search: 'ab' } });
});

describe('a server that refuses to save the default view', () => {
  const refused = left(apiFailure(403, 'FORBIDDEN', ''));
  const broken = left(apiFailure(500, 'INTERNAL_SERVER_ERROR', ''));

  test.each([
    ['own preset', [preset(3, { user: 'ines' })], refused],
    ['own preset', [preset(3, { user: 'ines' })], broken],
    ['new preset', [], refused],
  ])('is reported once and not asked again for the same view: %s', (_, presets, result) => {
    const { open, clock, writes, answer, show, reconnected$ } = begin(presets);
    const view = open();
    view.change({ search: 'a' });
    clock.advance(500);
    answer(result);
    expect(show.mock.calls).toEqual([['view_not_saved', 'warning']]);
    view.dispose();
    reconnected$.next();
    reconnected$.next();
    clock.advance(600_000);
    const again = open();
    expect(again.view.search).toBe('a');
    again.dispose();
    expect([writes.length, show.mock.calls.length]).toEqual([1, 1]);
  });

  test('is asked again for a later view after a minute, and not told again about another refusal', () => {
    const { open, clock, writes, answer, show } = begin([preset(3, { user: 'ines' })]);
    const view = open();
    const type = (search: string, wait: number): void => {
      view.change({ search });
      clock.advance(wait);
    };
    type('a', 450);
    answer(refused);
    for (const search of ['ab', 'abc']) type(search, 20_000);
    expect([view.view.search, writes.length]).toEqual(['abc', 1]);
    type('abcd', 60_000);
    type('abcde', 450);
    expect(writes.slice(1)).toEqual([{ update: 3, search: 'abcde' }]);
    answer(refused);
    type('a', 450);
    expect([writes.length, show.mock.calls.length]).toEqual([2, 1]);
  });

  test('is asked as before once it has saved a view', () => {
    const { open, clock, writes, answer, show } = begin([preset(3, { user: 'ines' })]);
    const view = open();
    view.change({ search: 'a' });
    clock.advance(450);
    answer(refused);
    clock.advance(60_000);
    view.change({ search: 'ab' });
    clock.advance(450);
    answer(right(preset(3, { user: 'ines', search: 'ab' })));
    view.change({ search: 'abc' });
    clock.advance(450);
    answer(refused);
    expect([writes.length, show.mock.calls.length]).toEqual([3, 2]);
  });

  test('is reported again after a sign-in', () => {
    const { open, clock, store, answer, show } = begin([preset(3, { user: 'ines' })]);
    for (const search of ['a', 'b']) {
      const view = open();
      view.change({ search });
      clock.advance(450);
      answer(refused);
      view.dispose();
      store.clear();
      store.begin(ines);
      store.load().subscribe();
    }
    expect(show).toHaveBeenCalledTimes(2);
  });
});

test('keeps unsaved changes of a bookmark without saving them; its page does not count', () => {
  const { open, clock, writes } = begin([
    preset(5, { bookmark: 'Mine', user: 'ines', layout_query: { tabular: { page: 1 } } }),
  ]);
  const view = open(5);
  view.changeQuery('tabular', { page: 2 });
  expect(view.state.changes).toEqual([]);
  view.change({ search: 'a' });
  expect(view.state).toMatchObject({ missing: false, bookmark: { id: 5 }, changes: [{ part: 'search' }] });
  clock.advance(1000);
  view.dispose();
  expect(writes).toEqual([]);
  const again = open(5);
  expect(again.view.search).toBe('a');
  again.revert();
  expect(again.view.search).toBe('');
  expect(again.state.changes).toEqual([]);
});

test('reports a missing bookmark and writes nothing', () => {
  const { open, clock, writes } = begin([preset(6, { bookmark: 'Elsewhere', collection: 'letters' })]);
  for (const id of [6, 7]) {
    const view = open(id);
    expect(view.state).toMatchObject({ missing: true, bookmark: null });
    view.change({ search: 'a' });
    clock.advance(1000);
  }
  expect(writes).toEqual([]);
});

test('resets the list of a system collection to its built-in view', () => {
  const view = begin().open(null, 'directus_users');
  view.change({ layout: 'tabular' });
  view.reset();
  expect(view.view).toMatchObject({ layout: 'cards', layout_query: { cards: { sort: 'email' } } });
});

test('resets the view and hides archived items again', () => {
  const { open } = begin([
    preset(3, { user: 'ines', collection: 'letters', layout: 'cards', search: 'x', filters: [] }),
  ]);
  const view = open(null, 'letters');
  expect(view.view.filters).toEqual([]);
  view.reset();
  expect(view.view).toMatchObject({ ...emptyView, filters: [{ key: 'hide-archived', locked: true }] });
});

test('clears everything after a sign-out', () => {
  const { open, store, writes } = begin([preset(3, { user: 'ines' })]);
  const view = open();
  view.change({ search: 'a' });
  store.clear();
  view.dispose();
  expect(writes).toEqual([]);
});
