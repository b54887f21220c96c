import { strict as assert } from 'node:assert';
import { validationErrors, type NewPermission, type Permission } from '../../../src/domain/permissions';
import type { Item } from '../../../src/domain/items';
import type { Json, JsonObject } from '../../../src/kernel';
import { ARTICLES, LABELS } from '../../platform/content-model';
import { ROLES } from '../../platform/people';
import { defineSuite, refusalOf, valueOf, type Case, type Target } from '../suite';

const NOW = Date.UTC(2026, 10, 21);

const rule = (validation: JsonObject | null, more: Partial<Permission> = {}): Permission => ({
  id: 950_001,
  role: null,
  collection: ARTICLES,
  action: 'create',
  fields: ['*'],
  permissions: {},
  validation,
  presets: null,
  ...more,
});

/**
 * The violations that the server reports for an anonymous create; empty when the item was created and only its answer
 * is refused.
 */
const serverErrors = async (target: Target, payload: Item) => {
  const { items } = await target.as('anonymous');
  const { code, fields } = await refusalOf(items.create(ARTICLES, payload));
  assert.ok(['FAILED_VALIDATION', 'ITEM_NOT_FOUND'].includes(code), code);
  return fields;
};

/** The client-side check and the server find the same violations. */
const agree =
  (permissions: readonly Permission[], payloads: readonly Item[]): Case =>
  async (target) => {
    await target.stage.articles([]);
    await target.stage.onlyPermissions(permissions.map((permission) => ({ ...permission, fields: ['*'] })));
    const wrong: number[] = [];
    for (const sent of payloads) {
      const payload = { title: 'Title', ...sent };
      const expected = validationErrors({ user: null, permissions }, ARTICLES, 'create', payload, NOW);
      assert.deepEqual(await serverErrors(target, payload), expected, JSON.stringify(payload));
      wrong.push(expected.length);
    }
    await target.stage.onlyPermissions([]);
    assert.ok(wrong.includes(0) && wrong.some((count) => count > 0), 'the payloads are all alike');
  };

const text = (operator: string, operand: Json): Case =>
  agree(
    [rule({ body: { [operator]: operand } })],
    ['', 'ab', 'Abc', 'cab', 'x', null].map((body) => ({ body })),
  );

const number = (operator: string, operand: Json): Case =>
  agree(
    [rule({ words: { [operator]: operand } })],
    [0, 1, 5, 10, 11, null].map((words) => ({ words })),
  );

const A = { body: { _contains: 'a' } };
const FIVE = { words: { _gte: 5 } };
const MIXED: readonly Item[] = [
  {},
  { body: 'a' },
  { words: 1 },
  { body: 'x', words: 1 },
  { body: 'a', words: 1 },
  { body: 'x', words: 9 },
];

export const validationSuite = defineSuite('validation errors of the client and of the server', {
  'equal to a text': text('_eq', 'ab'),
  'equal to a number': number('_eq', 5),
  'not equal': text('_neq', 'ab'),
  containing: text('_contains', 'ab'),
  'not containing': text('_ncontains', 'ab'),
  'starting with': text('_starts_with', 'ab'),
  'not starting with': text('_nstarts_with', 'ab'),
  'ending with': text('_ends_with', 'ab'),
  'not ending with': text('_nends_with', 'ab'),
  'in a list': text('_in', ['ab', 'x']),
  'in a comma-separated list': text('_in', 'ab,x'),
  'not in a list': text('_nin', ['ab', 'x']),
  greater: number('_gt', 5),
  'greater, by a number as text': number('_gt', '5'),
  'greater or equal': number('_gte', 5),
  less: number('_lt', 5),
  'less or equal': number('_lte', 5),
  between: number('_between', [1, 10]),
  'not between, with descending bounds': number('_nbetween', [10, 1]),
  'not between, with ascending bounds': agree(
    [rule({ words: { _nbetween: [1, 10] } })],
    [{}, ...[0, 5, 11].map((words) => ({ words }))],
  ),
  null: text('_null', true),
  'not null': text('_nnull', true),
  empty: text('_empty', true),
  'not empty': text('_nempty', true),
  'in a list of one value': text('_in', ['ab']),
  'not in a list of one value': text('_nin', ['ab']),
  'after $NOW, which no date matches': agree(
    [rule({ published_on: { _gt: '$NOW' } })],
    [{}, ...['2020-01-01T00:00:00', '2090-01-01T00:00:00', null].map((published_on) => ({ published_on }))],
  ),
  '_and with several conditions': agree([rule({ _and: [A, FIVE] })], MIXED),
  'two fields in one object': agree([rule({ ...A, ...FIVE })], MIXED),
  '_or with several conditions': agree([rule({ _or: [A, FIVE] })], MIXED),
  'nested _and and _or': agree([rule({ _or: [{ _and: [A, FIVE] }, { body: { _eq: 'x' } }] })], MIXED),
  'a field followed by a group in one object': agree([rule({ ...A, _and: [FIVE] })], MIXED),
  'a group followed by a field in one object': agree([rule({ _and: [FIVE], ...A })], MIXED),
  'without app access only the first of several permissions applies': agree([rule(A)], MIXED),
  'with app access one matching permission of several is enough': async (target) => {
    const { permissions: all } = await target.as('administrator');
    const { items } = await target.as('editor');
    const of = (validation: JsonObject | null): NewPermission => {
      const { id: _id, ...draft } = rule(validation, { role: ROLES.editors, collection: LABELS });
      return draft;
    };
    const named: JsonObject = { name: { _contains: 'b' } };
    const keyed: JsonObject = { id: { _starts_with: 'n' } };
    const sets = [
      [of(named), of(keyed)],
      [of(named), of(null)],
      [of(named), of({})],
    ];
    for (const set of sets) {
      const made = await valueOf(all.createMany(set));
      for (const [at, name] of ['b', 'x'].entries()) {
        for (const id of [`n${at}`, `m${at}`]) {
          await target.stage.labels([]);
          const expected = validationErrors({ user: null, permissions: made }, LABELS, 'create', { id, name }, NOW);
          assert.deepEqual((await refusalOf(items.create(LABELS, { id, name }))).fields, expected, `${id} ${name}`);
        }
      }
      await valueOf(all.removeMany(made.flatMap(({ id }) => id ?? [])));
    }
  },
  'presets of the permission are validated, too': agree(
    [rule({ body: { _eq: 'a' } }, { presets: { body: 'x' } })],
    [{}, { body: 'a' }],
  ),
  'an invalid validation rule refuses every item with INTERNAL_SERVER_ERROR': async (target) => {
    await target.stage.articles([]);
    const { items } = await target.as('anonymous');
    const invalidRules: readonly JsonObject[] = [
      { words: { _gt: '2026-01-02' } },
      { words: { _between: '1,10' } },
      { body: { _unheard: 1 } },
      { body: {} },
      { author: { name: { _eq: 'Ines' } } },
    ];
    for (const validation of invalidRules) {
      await target.stage.onlyPermissions([{ ...rule(validation), fields: ['*'] }]);
      assert.equal((await refusalOf(items.create(ARTICLES, { title: 'Title' }))).code, 'INTERNAL_SERVER_ERROR');
    }
    await target.stage.onlyPermissions([]);
  },
  '$CURRENT_USER is null for an anonymous caller': agree(
    [rule({ body: { _neq: '$CURRENT_USER' } })],
    [{ body: 'x' }, { body: null }],
  ),
});
