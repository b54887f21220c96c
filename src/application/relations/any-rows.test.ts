import { SEARCH_DELAY_MS } from './item-search';
import { begin, may, place, reader } from './related-rows.fixtures';

const FIELDS: Readonly<Record<string, readonly string[]>> = { tags: ['name', 'note'], lines: ['text', 'secret'] };
const fieldsOf = (collection: string): readonly string[] => FIELDS[collection] ?? [];

const ROWS = [
  { id: 1, sort: 1, collection: 'tags', item: '5' },
  { id: 2, sort: 2, collection: 'lines', item: '5' },
  { id: 3, sort: 3, collection: 'tags', item: '6' },
];

describe('the rows of a many-to-any list', () => {
  const start = (access = reader) => {
    const started = begin('blocks', [], access, place, [], fieldsOf);
    started.last().answer(ROWS);
    started.counts[0]?.answer(3);
    return started;
  };

  test('are read with their keys alone, their items by the template of each collection', () => {
    const { lists, shown } = start();
    expect(lists.map(({ collection, query }) => [collection, query.fields, query.filter])).toEqual([
      ['letters_blocks', ['id', 'sort', 'collection', 'item'], { letters_id: { _eq: 7 } }],
      ['tags', ['id', 'name', 'note'], { id: { _in: ['5', '6'] } }],
      ['lines', ['id', 'text', 'secret'], { id: { _in: ['5'] } }],
    ]);
    lists[2]?.answer([{ id: 5, text: 'A line' }]);
    // Names come together: one that came alone would ask for the others again.
    expect(shown().rows?.[1]?.values['item']).toBe('5');
    lists[1]?.answer([{ id: 5, name: 'red' }]);
    expect(shown().rows?.map(({ values, isMissing }) => [values['item'], isMissing])).toEqual([
      [{ id: 5, name: 'red' }, undefined],
      [{ id: 5, text: 'A line' }, undefined],
      ['6', true],
    ]);
    expect(lists).toHaveLength(3);
  });

  test('show staged edits over the values of their items, and no request is sent for them', () => {
    const { lists, shown, apply } = start();
    lists[1]?.answer([{ id: 5, name: 'red', note: 'warm' }]);
    lists[2]?.answer([]);
    apply({ kind: 'update', row: { key: 1 }, values: { collection: 'tags', item: { id: 5, name: 'blue' } } });
    expect(shown().rows?.[0]?.values['item']).toEqual({ id: 5, name: 'blue', note: 'warm' });
    apply({ kind: 'create', draft: 'a', values: { collection: 'tags', item: { name: 'new' } } });
    expect(shown().added[0]?.values['item']).toEqual({ name: 'new' });
    expect(lists).toHaveLength(3);
  });

  test('lead to an existing item unless they are new ones with values and a key that was made here', () => {
    const { lists, shown, apply, rows } = start();
    lists[1]?.answer([{ id: 5, name: 'red' }]);
    lists[2]?.answer([]);
    apply({ kind: 'create', draft: 'a', values: { collection: 'pins', item: { id: 'made-here', name: 'new' } } });
    apply({ kind: 'create', draft: 'b', values: { collection: 'pins', item: 'there' } });
    const keys = () => shown().added.map((row) => rows.existingKey(row));
    expect(keys()).toEqual([null, 'there']);
    lists.at(-1)?.answer([{ id: 'there', name: 'Old' }]);
    expect(keys()).toEqual([null, 'there']);
    apply({
      kind: 'update',
      row: { draft: 'b' },
      values: { collection: 'pins', item: { id: 'there', name: 'Other' } },
    });
    expect(keys()).toEqual([null, 'there']);
    apply({ kind: 'create', draft: 'c', values: { collection: 'tags', item: { id: 9, name: 'Edited' } } });
    expect(keys()).toEqual([null, 'there', 9]);
  });

  test('are read again with their items after every answer of the server', () => {
    const { lists, place$, shown } = start();
    lists[1]?.answer([{ id: 5, name: 'red' }]);
    lists[2]?.answer([]);
    place$.next({ ...place });
    const again = lists.slice(3);
    expect(again.map(({ collection }) => collection).sort()).toEqual(['letters_blocks', 'lines', 'tags']);
    expect(shown().rows?.[0]?.values['item']).toEqual({ id: 5, name: 'red' });
    again.find(({ collection }) => collection === 'letters_blocks')?.answer(ROWS);
    again.find(({ collection }) => collection === 'tags')?.answer([{ id: 5, name: 'blue' }]);
    again.find(({ collection }) => collection === 'lines')?.answer([]);
    expect(shown().rows?.[0]?.values['item']).toEqual({ id: 5, name: 'blue' });
  });

  test('of collections that may not be read are listed without their values', () => {
    const { lists, shown, rows } = start({ user: null, permissions: [may('letters_blocks'), may('tags')] });
    expect(lists.map(({ collection }) => collection)).toEqual(['letters_blocks', 'tags']);
    const row = shown().rows?.[1];
    expect([row?.isMissing, rows.relatedKey(row?.values ?? {})]).toEqual([undefined, '5']);
  });

  test('are searched for in the texts of the items of each collection', () => {
    const { clock, rows, last } = start({
      user: null,
      permissions: [may('letters_blocks'), may('tags', ['id', 'name']), may('lines', ['id', 'text'])],
    });
    rows.search('x');
    clock.advance(SEARCH_DELAY_MS);
    expect(last().query.filter).toEqual({
      _and: [
        { letters_id: { _eq: 7 } },
        {
          _or: [{ 'item:tags': { name: { _contains: 'x' } } }, { 'item:lines': { text: { _contains: 'x' } } }],
        },
      ],
    });
  });
});
