import { strict as assert } from 'node:assert';
import type { Filter } from '../../../src/domain/filters';
import { ARTICLES, AUTHORS } from '../../platform/content-model';
import { defineSuite, valueOf, type Target } from '../suite';

/** Administrator's items, once the data model has been read, as after every sign-in. */
const set = async (target: Target) => {
  await target.stage.authors([
    { id: 2101, name: 'Ines' },
    { id: 2102, name: 'Bo' },
  ]);
  await target.stage.articles([
    { id: 2101, title: 'Old', published_on: '2024-02-29T23:59:59', day: '2024-02-29', at: '23:59:59', author: 2101 },
    { id: 2102, title: 'New', published_on: '2026-01-01T10:00:00', day: '2026-01-01', at: '10:00:00', author: 2102 },
    { id: 2103, title: 'Next', published_on: '2026-01-01T10:00:01', day: '2026-01-02', at: '10:00:01' },
    { id: 2104, title: 'Never', published_on: null, day: null, at: null },
    { id: 2105, title: 'Far', published_on: '2090-06-30T00:00:00', day: '2090-06-30', at: '00:00:00' },
  ]);
  const { items, schema } = await target.as('administrator');
  await valueOf(schema.collections());
  await valueOf(schema.fields());
  await valueOf(schema.relations());
  return items;
};

const finds = (filter: Filter, expected: readonly number[]) => async (target: Target) => {
  const items = await set(target);
  const found = await valueOf(items.list(ARTICLES, { fields: ['id'], filter, sort: ['id'] }));
  assert.deepEqual(
    found.map(({ id }) => id),
    expected,
  );
};

const NEW_YEAR = '2026-01-01T10:00:00';

export const itemsDatesSuite = defineSuite('dates in filters', {
  'a date and time equal to a value': finds({ published_on: { _eq: NEW_YEAR } }, [2102]),
  'a date and time not equal to a value': finds({ published_on: { _neq: NEW_YEAR } }, [2101, 2103, 2105]),
  'a date and time before a value': finds({ published_on: { _lt: NEW_YEAR } }, [2101]),
  'a date and time at or before a value': finds({ published_on: { _lte: NEW_YEAR } }, [2101, 2102]),
  'a date and time after a value': finds({ published_on: { _gt: NEW_YEAR } }, [2103, 2105]),
  'a date and time at or after a value': finds({ published_on: { _gte: NEW_YEAR } }, [2102, 2103, 2105]),
  'a date and time in a list': finds({ published_on: { _in: [NEW_YEAR, '2090-06-30T00:00:00'] } }, [2102, 2105]),
  'a date and time in a span': finds(
    { published_on: { _between: ['2026-01-01T00:00:00', '2026-12-31T00:00:00'] } },
    [2102, 2103],
  ),
  'a date and time outside of a span': finds(
    { published_on: { _nbetween: ['2026-01-01T00:00:00', '2026-12-31T00:00:00'] } },
    [2101, 2105],
  ),
  'a date and time after a day': finds({ published_on: { _gte: '2026-01-01' } }, [2102, 2103, 2105]),
  'a date and time before now': finds({ published_on: { _lt: '$NOW' } }, [2101, 2102, 2103]),
  'a date and time that is missing': finds({ published_on: { _null: true } }, [2104]),
  'a date equal to a value': finds({ day: { _eq: '2026-01-01' } }, [2102]),
  'a date not equal to a value': finds({ day: { _neq: '2026-01-01' } }, [2101, 2103, 2105]),
  'a date before a value': finds({ day: { _lt: '2026-01-01' } }, [2101]),
  'a date at or before a value': finds({ day: { _lte: '2026-01-01' } }, [2101, 2102]),
  'a date after a value': finds({ day: { _gt: '2026-01-01' } }, [2103, 2105]),
  'a date at or after a value': finds({ day: { _gte: '2026-01-01' } }, [2102, 2103, 2105]),
  'a date in a list': finds({ day: { _in: ['2026-01-01', '2024-02-29'] } }, [2101, 2102]),
  'a date not in a list': finds({ day: { _nin: ['2026-01-01', '2024-02-29'] } }, [2103, 2105]),
  'a date in a span': finds({ day: { _between: ['2026-01-01', '2026-01-31'] } }, [2102, 2103]),
  'a date after now': finds({ day: { _gt: '$NOW' } }, [2105]),
  'a time after a value': finds({ at: { _gt: '10:00:00' } }, [2101, 2103]),
  'the month of a calendar': finds(
    { _and: [{ published_on: { _gte: '2026-01-01T00:00:00' } }, { published_on: { _lt: '2026-02-01T00:00:00' } }] },
    [2102, 2103],
  ),
  'a date of related items': async (target) => {
    const items = await set(target);
    const filter: Filter = { articles: { day: { _lt: '2025-01-01' } } };
    assert.deepEqual(await valueOf(items.list(AUTHORS, { fields: ['name'], filter })), [{ name: 'Ines' }]);
  },
  'a time that the server has recorded': async (target) => {
    const items = await set(target);
    const [row] = await valueOf(items.list(ARTICLES, { fields: ['created'], filter: { id: { _eq: 2101 } } }));
    const filter: Filter = { _and: [{ id: { _eq: 2101 } }, { created: { _eq: row?.['created'] ?? null } }] };
    assert.equal((await valueOf(items.list(ARTICLES, { fields: ['id'], filter }))).length, 1);
  },
  'counts of a filter by dates': async (target) => {
    const items = await set(target);
    assert.deepEqual(await valueOf(items.count(ARTICLES, { filter: { day: { _lt: '2026-01-02' } } }, 'id')), {
      total_count: 5,
      filter_count: 2,
    });
  },
  'dates in their order, missing ones first': async (target) => {
    const items = await set(target);
    for (const field of ['published_on', 'day']) {
      const rows = await valueOf(items.list(ARTICLES, { fields: ['id'], sort: [field] }));
      assert.deepEqual(
        rows.map(({ id }) => id),
        [2104, 2101, 2102, 2103, 2105],
      );
    }
  },
});
