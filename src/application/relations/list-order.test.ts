import { nothingStaged } from '../../domain/items';
import { MAX_RENUMBERED } from './list-order';
import { begin, failure, ids, lines, reader } from './related-rows.fixtures';

describe('the order of a list', () => {
  test('a new row gets the greatest number plus one, read once', () => {
    const { order, last, lists, apply, staged$ } = begin('lines', ['text']);
    last().answer(lines(1, 10));
    const add = (draft: string): void =>
      order.withNextSort((sort) => apply({ kind: 'create', draft, values: { sort: sort ?? 0 } }));
    add('a');
    expect(last().query).toEqual({
      fields: ['sort'],
      filter: { _and: [{ letter: { _eq: 7 } }, { sort: { _nnull: true } }] },
      sort: ['-sort'],
      limit: 1,
    });
    last().answer([{ sort: 412 }]);
    add('b');
    expect(lists).toHaveLength(2);
    expect(staged$.value?.created.map(({ values }) => values['sort'])).toEqual([413, 414]);
  });

  test('a new item and a list without order need no request for it', () => {
    const fresh = begin('lines', ['text'], reader, { collection: 'letters', key: null });
    const numbers: (number | null)[] = [];
    fresh.order.withNextSort((sort) => numbers.push(sort));
    const tags = begin('tags', []);
    tags.order.withNextSort((sort) => numbers.push(sort));
    expect(numbers).toEqual([1, null]);
    expect([fresh.lists.length, tags.lists.length]).toEqual([0, 1]);
  });

  test('a move on the page needs no request', () => {
    const { order, last, lists, shown, staged$ } = begin('lines', ['text']);
    last().answer(lines(1, 10));
    order.moveOnPage({ key: 2 }, 0);
    expect(ids(shown().rows)).toEqual([2, 1, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(staged$.value?.updated).toHaveLength(2);
    expect(lists).toHaveLength(1);
    order.moveOnPage({ key: 2 }, 1);
    expect(staged$.value).toEqual(nothingStaged);
  });

  test('a move to another page reads the numbers between, and both pages show the rows that they will have', () => {
    const { rows, order, last, lists, counts, shown, staged$ } = begin('lines', ['text']);
    last().answer(lines(1, 10));
    counts[0]?.answer(600);
    order.moveTo({ key: 2 }, 1, 14, 600);
    expect(last().query).toEqual({
      fields: ['id', 'sort'],
      filter: { letter: { _eq: 7 } },
      sort: ['sort', 'id'],
      limit: 250,
      page: 1,
    });
    last().answer(lines(1, 250));
    expect(staged$.value?.updated).toHaveLength(14);
    expect(ids(shown().rows)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(last().query.filter).toEqual({ id: { _in: [11] } });
    last().answer([{ id: 11, sort: 11, text: 'eleven' }]);
    expect(shown().rows?.at(-1)).toMatchObject({ state: 'moved', values: { text: 'eleven', sort: 10 } });
    rows.show({ page: 2 });
    last().answer(lines(11, 20));
    expect(ids(shown().rows)).toEqual([12, 13, 14, 15, 2, 16, 17, 18, 19, 20]);
    expect(lists).toHaveLength(5);
  });

  test('an added row moves to a page, and the last row takes its number', () => {
    const { rows, order, last, counts, apply, shown } = begin('lines', ['text']);
    last().answer(lines(1, 10));
    counts[0]?.answer(12);
    apply({ kind: 'create', draft: 'a', values: { sort: 13 } });
    order.moveTo({ draft: 'a' }, 12, 2, 12);
    last().answer(lines(1, 12));
    expect(shown().added).toEqual([]);
    expect(shown().rows?.map(({ ref }) => ('key' in ref ? ref.key : ref.draft))).toEqual([
      1,
      2,
      'a',
      3,
      4,
      5,
      6,
      7,
      8,
      9,
    ]);
    rows.show({ page: 2 });
    last().answer(lines(11, 12));
    expect(ids(shown().rows)).toEqual([10, 11, 12]);
  });

  test('added rows are moved among themselves', () => {
    const { order, apply, shown } = begin('lines', ['text']);
    apply({ kind: 'create', draft: 'a', values: { sort: 1 } }, { kind: 'create', draft: 'b', values: { sort: 2 } });
    order.moveAdded({ draft: 'b' }, 0);
    expect(shown().added.map(({ ref }) => ref)).toEqual([{ draft: 'b' }, { draft: 'a' }]);
  });

  test('too many rows between two positions are not renumbered', () => {
    const { order, lists, problem } = begin('lines', ['text']);
    order.moveTo({ key: 1 }, 0, MAX_RENUMBERED, 10_000);
    expect(problem()).toBe('too_many');
    order.number(10_000);
    expect([problem(), lists.length]).toEqual(['too_many', 1]);
  });

  test('a list without distinct numbers is numbered only when asked', () => {
    const { order, last, problem, shown, staged$ } = begin('lines', ['text']);
    const unordered = [
      { id: 1, sort: null },
      { id: 2, sort: 4 },
      { id: 3, sort: 4 },
    ];
    last().answer(unordered);
    expect(shown().isNumbered).toBe(false);
    order.moveOnPage({ key: 1 }, 1);
    expect(problem()).toBe('unnumbered');
    expect(staged$.value).toEqual(nothingStaged);
    order.number(3);
    last().answer(unordered);
    expect(staged$.value?.updated).toEqual([
      { key: 1, values: { sort: 1 } },
      { key: 2, values: { sort: 2 } },
      { key: 3, values: { sort: 3 } },
    ]);
    expect(problem()).toBeNull();
  });

  test('a failed read leaves the order as it was', () => {
    const { order, last, problem, staged$ } = begin('lines', ['text']);
    order.moveTo({ key: 1 }, 0, 20, 100);
    last().fail();
    expect(problem()).toBe(failure);
    expect(staged$.value).toEqual(nothingStaged);
  });

  test('a row that is not there any more is not moved', () => {
    const { order, last, problem } = begin('lines', ['text']);
    last().answer(lines(1, 3));
    order.moveOnPage({ key: 77 }, 1);
    expect(problem()).toBe('changed');
  });
});
