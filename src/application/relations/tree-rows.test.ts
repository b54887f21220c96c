import { type Either, left, right } from 'fp-ts/Either';
import { BehaviorSubject, Subject } from 'rxjs';
import { collection, manyToOne, primaryKey, sortField, stringField, world } from '../../../fixtures/builders';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { allNodes, type Item, type ItemPlace, nothingStaged, type StagedEdits, toManyOf } from '../../domain/items';
import type { Access } from '../../domain/permissions';
import type { ItemsQuery } from '../../domain/query';
import { relationIndexOf } from '../../domain/relations';
import { schemaOf } from '../../domain/schema';
import { currentValue, type Failure, networkFailure } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import { MAX_READ } from './read-all';
import { may } from './related-rows.fixtures';
import { TreeRows } from './tree-rows';

const { collections, fields, relations } = world('sample', [
  collection('pages', {}, [
    primaryKey(),
    stringField('name'),
    sortField(),
    manyToOne('parent', { to: 'pages', reverse: { field: 'children', sortField: 'sort' } }),
  ]),
]);
const schema = schemaOf(collections, fields, relations);
const list = toManyOf(schema, relationIndexOf(schema), 'pages', 'children');
if (list === null) throw new Error('children is no list');

const begin = (access: Access = { user: null, permissions: [may('pages')] }, key: number | null = 1) => {
  const asked: { readonly query: ItemsQuery; readonly answer: (result: Either<Failure, readonly Item[]>) => void }[] =
    [];
  const items = {
    list: (_collection: string, query: ItemsQuery) => {
      const answers = new Subject<Either<Failure, readonly Item[]>>();
      asked.push({
        query,
        answer: (result) => {
          answers.next(result);
          answers.complete();
        },
      });
      return answers;
    },
  };
  const dependencies = {
    clock: new VirtualClock(),
    items,
    schema: { schema },
    access: { access },
  } as unknown as ItemDependencies;
  const place$ = new BehaviorSubject<ItemPlace | null>({ collection: 'pages', key });
  const staged$ = new BehaviorSubject<StagedEdits | null>(nothingStaged);
  const rows = new TreeRows(dependencies, { list, field: 'children' }, ['name'], {
    place$,
    staged$,
    stage: () => true,
  });
  const shown = (): readonly string[] | null =>
    rows.tree && allNodes(rows.tree.children).map(({ id, hasChildren }) => `${id}${hasChildren ? ' +' : ''}`);
  return { rows, asked, place$, staged$, shown };
};

const page = (id: number, parent: number, children: readonly number[] = []): Item => ({
  id,
  parent,
  name: `Page ${id}`,
  sort: id,
  children,
});

/** Each in the one before, from 2 in 1 to 6. */
const fiveLevels = [2, 3, 4, 5, 6].map((id) => page(id, id - 1, [id + 1]));

test('reads five levels with one request, and marks where more can be read', () => {
  const { asked, shown, rows } = begin();
  expect(shown()).toBeNull();
  expect(asked.map(({ query }) => query)).toEqual([
    expect.objectContaining({ fields: ['id', 'parent', 'sort', 'name', 'children'], sort: ['sort', 'id'] }),
  ]);
  const { filter } = asked[0]?.query ?? {};
  expect(filter).toMatchObject({
    _or: [{ parent: { id: { _eq: 1 } } }, { parent: { parent: { id: { _eq: 1 } } } }, {}, {}, {}],
  });
  asked[0]?.answer(right(fiveLevels));
  expect(shown()).toEqual(['key 2 +', 'key 3 +', 'key 4 +', 'key 5 +', 'key 6 +']);
  rows.dispose();
});

test('reads further levels when they are requested, once, and again after a save', () => {
  const { asked, shown, rows, place$ } = begin();
  asked[0]?.answer(right(fiveLevels));
  rows.expand(6);
  rows.expand(6);
  expect(asked).toHaveLength(2);
  expect(asked[1]?.query.filter).toMatchObject({ _or: [{ parent: { id: { _eq: 6 } } }, {}, {}, {}, {}] });
  asked[1]?.answer(right([page(7, 6)]));
  expect(shown()?.slice(-2)).toEqual(['key 6 +', 'key 7']);
  place$.next({ collection: 'pages', key: 1 });
  expect(shown()?.at(-1)).toBe('key 7');
  asked[2]?.answer(right(fiveLevels));
  asked[3]?.answer(right([]));
  expect(shown()?.at(-1)).toBe('key 6');
  rows.dispose();
});

test('says that there are more items than it reads', () => {
  const { asked, rows } = begin();
  const pages = MAX_READ / 100;
  for (let index = 0; index < pages; index += 1)
    asked[index]?.answer(right(Array.from({ length: 100 }, (_, at) => page(2 + index * 100 + at, 1))));
  expect([asked.length, currentValue(rows.isPartial$)]).toEqual([pages, true]);
  rows.retry();
  asked[pages]?.answer(right(fiveLevels));
  expect(currentValue(rows.isPartial$)).toBe(false);
  rows.dispose();
});

test('reads items that are linked here by their keys', () => {
  const { asked, rows, staged$ } = begin();
  asked[0]?.answer(right([]));
  staged$.next({ ...nothingStaged, linked: [9] });
  expect(asked[1]?.query.filter).toEqual({ id: { _in: [9] } });
  asked[1]?.answer(right([{ ...page(9, 0, [10]), parent: null }]));
  expect(rows.tree?.children[0]).toMatchObject({ row: { values: { name: 'Page 9' } }, hasChildren: true });
  rows.dispose();
});

test('a failed request for further levels can be repeated', () => {
  const { asked, rows } = begin();
  asked[0]?.answer(right(fiveLevels));
  rows.expand(6);
  const failure = networkFailure('GET /items/pages', false);
  asked[1]?.answer(left(failure));
  expect(currentValue(rows.failure$)).toEqual(failure);
  rows.expand(6);
  asked[2]?.answer(right([]));
  expect(currentValue(rows.failure$)).toBeNull();
  rows.dispose();
});

test('a new item and a reader without the column have nothing to read', () => {
  const fresh = begin(undefined, null);
  expect([fresh.asked, fresh.shown()]).toEqual([[], []]);
  const limited = begin({ user: null, permissions: [may('pages', ['id', 'name'])] });
  expect([limited.asked, limited.rows.readDenied]).toEqual([[], 'not_allowed']);
  fresh.rows.dispose();
  limited.rows.dispose();
});
