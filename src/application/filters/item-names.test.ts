import { left, right, type Either } from 'fp-ts/Either';
import { Subject } from 'rxjs';
import { collection, primaryKey, stringField, world } from '../../../fixtures/builders';
import { FAIR, TITLE_FIELDS, translatedEvents } from '../../../tests/support/translated-events';
import type { Item } from '../../domain/items';
import type { ItemsQuery } from '../../domain/query';
import { schemaOf } from '../../domain/schema';
import { currentValue, networkFailure, type Failure } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import { worker } from '../history/history.fixtures';
import { ItemNames } from './item-names';

const { collections, fields, relations } = world('sample', [
  collection('people', { display_template: '{{name}}' }, [primaryKey(), stringField('name')]),
]);
const people = (count: number, from = 1): readonly Item[] =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, name: `P${from + index}` }));

const begin = (schema = schemaOf(collections, fields, relations)) => {
  const asked: ItemsQuery[] = [];
  const answers: Subject<Either<Failure, readonly Item[]>>[] = [];
  const list = (_collection: string, query: ItemsQuery) => {
    const answer = new Subject<Either<Failure, readonly Item[]>>();
    asked.push(query);
    answers.push(answer);
    return answer;
  };
  const parts = {
    items: { list },
    schema: { schema },
  } as unknown as ItemDependencies;
  const answer = (items: readonly Item[]) => answers[answers.length - 1]?.next(right(items));
  return { asked, answers, answer, parts };
};

describe('names of items', () => {
  test('loads names once, in one request', () => {
    const { asked, answer, parts } = begin();
    const names = new ItemNames(parts.items, parts.schema);
    names.request('people', [1, 2]);
    names.request('people', [1, 2]);
    names.request('people', []);
    expect(asked).toEqual([{ filter: { id: { _in: [1, 2] } }, fields: ['id', 'name'], limit: 2 }]);
    answer(people(1));
    expect([names.nameOf('people', 1), names.nameOf('people', 2)]).toEqual(['P1', null]);
  });

  test('a translated name is in the language of the reader', () => {
    const { asked, answer, parts } = begin(translatedEvents);
    const names = new ItemNames(parts.items, parts.schema, 'en-US');
    names.request('events', [7]);
    expect(asked[0]?.fields).toEqual(['id', ...TITLE_FIELDS]);
    answer([FAIR]);
    expect(names.nameOf('events', 7)).toBe('Fair');
  });

  test('does not load known names, and keeps null for missing items', () => {
    const { asked, answers, parts } = begin();
    const names = new ItemNames(parts.items, parts.schema);
    names.setName('people', 3, 'Bo');
    names.request('people', [3]);
    names.request('nowhere', [1]);
    expect(asked).toEqual([]);
    names.request('people', [4]);
    answers[0]?.next(left(networkFailure('GET /items/people', false)));
    expect([names.nameOf('people', 3), names.nameOf('people', 4)]).toEqual(['Bo', null]);
    names.dispose();
  });

  test('more keys than an address may have are asked for in parts', () => {
    const { asked, parts } = begin();
    new ItemNames(parts.items, parts.schema).request(
      'people',
      Array.from({ length: 101 }, (_, index) => index),
    );
    expect(asked.map(({ limit }) => limit)).toEqual([100, 1]);
  });

  test('a missing item has null for a name after the answer, and none before', () => {
    const { answer, parts } = begin();
    const names = new ItemNames(parts.items, parts.schema);
    names.requestAll([
      { collection: 'people', item: '1' },
      { collection: 'people', item: '7' },
    ]);
    expect([...currentValue(names.names$)]).toEqual([]);
    answer(people(1));
    expect([...currentValue(names.names$)]).toEqual([
      ['people/1', 'P1'],
      ['people/7', null],
    ]);
  });

  test('with access, unreadable items are not requested', () => {
    const { asked, parts } = begin();
    const names = new ItemNames(parts.items, parts.schema, null, { access: worker() });
    names.request('people', [1]);
    expect(asked).toEqual([]);
    expect(currentValue(names.names$).get('people/1')).toBeNull();
  });

  test('a disposed object cancels its requests', () => {
    const { answers, parts } = begin();
    const names = new ItemNames(parts.items, parts.schema);
    names.request('people', [1]);
    names.dispose();
    expect(answers[0]?.observed).toBe(false);
  });
});
