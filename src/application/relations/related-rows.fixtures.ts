import { type Either, left, right } from 'fp-ts/Either';
import { BehaviorSubject, Subject } from 'rxjs';
import {
  collection,
  integerField,
  manyToAny,
  manyToMany,
  oneToMany,
  primaryKey,
  sortField,
  stringField,
  uuidKey,
  world,
} from '../../../fixtures/builders';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import {
  type Item,
  type ItemPlace,
  nothingStaged,
  stage,
  type StagedChange,
  type StagedEdits,
  type ToMany,
  toManyOf,
} from '../../domain/items';
import type { Access } from '../../domain/permissions';
import type { ItemCounts, ItemsQuery } from '../../domain/query';
import { relationIndexOf } from '../../domain/relations';
import { schemaOf } from '../../domain/schema';
import { type Failure, networkFailure } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import { ListOrder, type OrderProblem } from './list-order';
import { type RelatedPage, RelatedRows } from './related-rows';

const { collections, fields, relations } = world('sample', [
  collection('tags', { display_template: '{{name}}' }, [primaryKey(), stringField('name'), stringField('note')]),
  collection('pins', {}, [uuidKey(), stringField('name')]),
  collection('lines', {}, [primaryKey(), stringField('text'), sortField(), integerField('secret')]),
  collection('letters', {}, [
    primaryKey(),
    oneToMany('lines', { from: 'lines', foreignKey: 'letter', sortField: 'sort' }),
    manyToMany('tags', { to: 'tags' }),
    manyToAny('blocks', { allowed: ['tags', 'lines', 'pins'] }),
  ]),
]);
const schema = schemaOf(collections, fields, relations);

const listOf = (field: string): ToMany => {
  const list = toManyOf(schema, relationIndexOf(schema), 'letters', field);
  if (list === null) throw new Error(`${field} is no list`);
  return list;
};

export const may = (collection: string, names: readonly string[] = ['*']): Access['permissions'][number] => ({
  id: 1,
  role: 'r',
  collection,
  action: 'read',
  fields: names,
  permissions: {},
  validation: {},
  presets: {},
});
export const reader: Access = {
  user: null,
  permissions: [may('lines'), may('tags'), may('pins'), may('letters_tags'), may('letters_blocks')],
};

interface Asked {
  readonly collection: string;
  readonly query: ItemsQuery;
  readonly answer: (items: readonly Item[]) => void;
  readonly fail: () => void;
}

const settle = <A>(answers: Subject<Either<Failure, A>>, answer: Either<Failure, A>): void => {
  answers.next(answer);
  answers.complete();
};

export const failure = networkFailure('GET /items/lines', false);
export const place: ItemPlace = { collection: 'letters', key: 7 };

export const begin = (
  field: string,
  paths: readonly string[],
  access = reader,
  at: ItemPlace | null = place,
  unsearched: readonly string[] = [],
  fieldsOfAny?: (collection: string) => readonly string[],
) => {
  const lists: Asked[] = [];
  const counts: { readonly query: object; readonly answer: (count: number) => void }[] = [];
  const items = {
    list: (name: string, query: ItemsQuery) => {
      const answers = new Subject<Either<Failure, readonly Item[]>>();
      lists.push({
        collection: name,
        query,
        answer: (found) => settle(answers, right(found)),
        fail: () => settle(answers, left(failure)),
      });
      return answers;
    },
    count: (_name: string, query: object) => {
      const answers = new Subject<Either<Failure, ItemCounts>>();
      counts.push({ query, answer: (count) => settle(answers, right({ total_count: 99, filter_count: count })) });
      return answers;
    },
  };
  const clock = new VirtualClock();
  const dependencies = {
    clock,
    items,
    schema: { schema },
    access: { access },
  } as unknown as ItemDependencies;
  const place$ = new BehaviorSubject<ItemPlace | null>(at);
  const staged$ = new BehaviorSubject<StagedEdits | null>(nothingStaged);
  const apply = (...changes: readonly StagedChange[]): boolean => {
    staged$.next(changes.reduce(stage, staged$.value ?? nothingStaged));
    return true;
  };
  const rows = new RelatedRows(
    dependencies,
    listOf(field),
    paths,
    { place$, staged$, stage: apply },
    unsearched,
    fieldsOfAny,
  );
  const order = new ListOrder(dependencies.items, rows);
  const shown = (): RelatedPage => {
    let page: RelatedPage | null = null;
    rows.rows$.subscribe((next) => (page = next)).unsubscribe();
    if (page === null) throw new Error('Nothing is shown');
    return page;
  };
  const problem = (): OrderProblem | null => {
    let last: OrderProblem | null = null;
    order.problem$.subscribe((next) => (last = next)).unsubscribe();
    return last;
  };
  const last = (): Asked => {
    const asked = lists.at(-1);
    if (asked === undefined) throw new Error('Nothing was asked');
    return asked;
  };
  return { clock, rows, order, lists, counts, place$, staged$, apply, shown, problem, last };
};

export const lines = (from: number, to: number): readonly Item[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    id: from + index,
    sort: from + index,
    text: `L${from + index}`,
  }));

export const ids = (rows: RelatedPage['rows']): readonly unknown[] | undefined =>
  rows?.map(({ values }) => values['id']);
