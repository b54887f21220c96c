import type { Chance } from '../../fixtures/builders';
import { OPERATORS, type Operator } from '../../src/domain/filters';
import type { Json, JsonObject } from '../../src/kernel';
import { pickFrom, weighed } from './pick';
import { CHAPTERS, shapeOf, type FieldShape } from './shape';
import { comparableColumns, keyValue, oddValue, usualValue } from './values';

const LISTS: readonly string[] = ['_in', '_nin'];
const RANGES: readonly string[] = ['_between', '_nbetween'];
const QUESTIONS: readonly string[] = ['_null', '_nnull', '_empty', '_nempty'];

const DYNAMIC = ['$CURRENT_USER', '$CURRENT_ROLE', '$NOW'] as const;

const operandOf = (chance: Chance, operator: string, value: () => Json): Json => {
  if (LISTS.includes(operator)) {
    const list = Array.from({ length: chance.integer(1, 3) }, value);
    return chance.happens(0.2) ? list.map(String).join(',') : list;
  }
  if (RANGES.includes(operator))
    return chance.happens(0.2) ? `${String(value())},${String(value())}` : [value(), value()];
  if (QUESTIONS.includes(operator)) return chance.pick([true, true, true, false, 'true', 'false', '']);
  return value();
};

const condition = (chance: Chance, value: () => Json): Json => {
  const operator: Operator = pickFrom(chance, OPERATORS);
  return weighed<Json>(chance, [
    [14, () => ({ [operator]: operandOf(chance, operator, value) })],
    [3, () => ({ [operator]: oddValue(chance) })],
    [1, () => ({ [operator]: pickFrom(chance, DYNAMIC) })],
    [1, value],
    [1, () => oddValue(chance)],
    [1, () => ({ [operator]: operandOf(chance, operator, value), _null: true })],
    [1, () => ({ _unheard: value() })],
  ]);
};

const plainCondition = (chance: Chance, name: string): JsonObject => {
  const column = pickFrom(chance, comparableColumns(name));
  const isKey = column.name === shapeOf(name).key;
  return { [column.name]: condition(chance, () => (isKey ? keyValue(chance, name) : usualValue(chance, column))) };
};

/** Conditions on a many-to-any field: scoped to one of its collections, to another collection, or unscoped. */
const anyCondition = (chance: Chance, { name, toAny = [] }: FieldShape, depth: number): JsonObject => {
  const to = pickFrom(chance, toAny);
  const further = filterFor(chance, to, depth - 1);
  return { [chance.happens(0.85) ? `${name}:${to}` : chance.pick([name, `${name}:${CHAPTERS}`])]: further };
};

const relationalCondition = (chance: Chance, name: string, depth: number): JsonObject => {
  const leading = shapeOf(name).fields.filter(({ to, toAny }) => to !== undefined || toAny !== undefined);
  if (leading.length === 0 || depth <= 0) return plainCondition(chance, name);
  const field = pickFrom(chance, leading);
  return field.to === undefined
    ? anyCondition(chance, field, depth)
    : { [field.name]: filterFor(chance, field.to, depth - 1) };
};

const fieldsWithoutSecrets = (name: string): readonly FieldShape[] =>
  shapeOf(name).fields.filter(({ generated, type }) => generated !== true && type !== 'hash');

const oddCondition = (chance: Chance, name: string): JsonObject =>
  weighed<JsonObject>(chance, [
    [2, () => ({ unheard: { _eq: 1 } })],
    [1, () => ({})],
    [1, () => ({ [pickFrom(chance, comparableColumns(name)).name]: { unheard: { _eq: 1 } } })],
    [1, () => ({ [pickFrom(chance, comparableColumns(name)).name]: {} })],
    [1, () => ({ _and: oddValue(chance) })],
    [1, () => ({ _or: {} })],
    [1, () => ({ notice: { _null: true } })],
    [1, () => ({ [pickFrom(chance, fieldsWithoutSecrets(name)).name]: { _eq: oddValue(chance) } })],
  ]);

/** A random filter for a collection; most are valid. */
export const filterFor = (chance: Chance, name: string, depth = 2): JsonObject =>
  weighed<JsonObject>(chance, [
    [9, () => plainCondition(chance, name)],
    [4, () => relationalCondition(chance, name, depth)],
    [2, () => ({ ...plainCondition(chance, name), ...plainCondition(chance, name) })],
    [2, () => ({ _and: [filterFor(chance, name, depth - 1), filterFor(chance, name, depth - 1)] })],
    [2, () => ({ _or: [filterFor(chance, name, depth - 1), filterFor(chance, name, depth - 1)] })],
    [1, () => oddCondition(chance, name)],
  ]);
