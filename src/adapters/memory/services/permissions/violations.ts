import { instantOf } from '../../../../domain/filters';
import type { Item } from '../../../../domain/items';
import { isJsonObject, type Json, type JsonObject } from '../../../../kernel';
import type { ApiError } from '../../api-error';

/** What a rule finds wrong with a value: the sentence after the field's name, and what goes beside the code. */
interface Complaint {
  readonly says: string;
  readonly extensions: Readonly<Record<string, Json>>;
}

type Check = (value: Json, operand: Json) => Complaint | null;

const complaint = (says: string, extensions: Complaint['extensions'] = {}): Complaint => ({ says, extensions });

const shown = (value: Json): string => (Array.isArray(value) ? value.map(String).join(', ') : String(value));

const unless = (fine: boolean, says: string, extensions: Complaint['extensions'] = {}): Complaint | null =>
  fine ? null : complaint(says, extensions);

const listOf = (operand: Json): readonly Json[] => {
  if (Array.isArray(operand)) return operand as readonly Json[];
  return typeof operand === 'string' ? operand.split(',') : [operand];
};

/** Checks of text complain about anything else first. */
const text = (check: (value: string, operand: string) => Complaint | null): Check => (value, operand) =>
  typeof value === 'string' ? check(value, String(operand)) : complaint('must be a string');

const numberOf = (value: Json): number | null => {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value);
  return Number.isNaN(number) ? instantOf(value) : number;
};

const bound = (type: string, words: string, fine: (value: number, limit: number) => boolean): Check => (value, operand) => {
  const [number, limit] = [numberOf(value), numberOf(operand)];
  if (number === null || limit === null) return complaint('must be a number');
  return unless(fine(number, limit), `must be ${words} ${limit}`, { type, valid: limit });
};

const greater = bound('gt', 'greater than', (value, limit) => value > limit);
const less = bound('lt', 'less than', (value, limit) => value < limit);

const pattern = (name: string, fits: (value: string, operand: string) => boolean): Check =>
  text((value, operand) => unless(fits(value, operand), `with value "${value}" fails to match the ${name} pattern`));

const inverted = (name: string, fits: (value: string, operand: string) => boolean): Check =>
  text((value, operand) => unless(!fits(value, operand), `with value "${value}" matches the inverted ${name} pattern`));

const INVALID = 'contains an invalid value';

/** Stricter than a filter: '5' is not 5, upper case is not lower case, and bounds of between are outside. */
const CHECKS: Readonly<Record<string, Check>> = {
  _eq: (value, operand) => unless(value === operand, `must be [${shown(operand)}]`, { type: 'eq', valid: operand }),
  _neq: (value, operand) => unless(value !== operand, INVALID, { type: 'neq', invalid: operand }),
  _contains: text((value, part) =>
    unless(value.includes(part), `must contain [${part}]`, { type: 'contains', substring: part }),
  ),
  _ncontains: text((value, part) =>
    unless(!value.includes(part), `can't contain [${part}]`, { type: 'ncontains', substring: part }),
  ),
  _starts_with: pattern('starts_with', (value, start) => value.startsWith(start)),
  _nstarts_with: inverted('starts_with', (value, start) => value.startsWith(start)),
  _ends_with: pattern('ends_with', (value, end) => value.endsWith(end)),
  _nends_with: inverted('ends_with', (value, end) => value.endsWith(end)),
  _in: (value, operand) => {
    const valid = listOf(operand);
    return unless(valid.includes(value), `must be one of [${shown(valid)}]`, { type: 'in', valid });
  },
  _nin: (value, operand) => unless(!listOf(operand).includes(value), INVALID, { type: 'nin', invalid: listOf(operand) }),
  _gt: greater,
  _gte: bound('gte', 'greater than or equal to', (value, limit) => value >= limit),
  _lt: less,
  _lte: bound('lte', 'less than or equal to', (value, limit) => value <= limit),
  _null: (value) => unless(value === null, 'must be [null]', { type: 'null' }),
  _nnull: (value) => unless(value !== null, INVALID, { type: 'nnull' }),
  _empty: (value) => unless(value === '', 'must be []', { type: 'empty' }),
  _nempty: (value) => unless(value !== '', INVALID, { type: 'nempty' }),
  _between: (value, operand) => greater(value, listOf(operand)[0] ?? null) ?? less(value, listOf(operand)[1] ?? null),
};

const failed = (field: string, { says, extensions }: Complaint): ApiError => ({
  status: 400,
  code: 'FAILED_VALIDATION',
  message: `"${field}" ${says}`,
  extensions: { field, ...extensions },
});

/** The first key of the condition decides. Outside of two bounds is enough; inside breaks both. */
const fieldViolations = (field: string, value: Json, condition: Json): readonly ApiError[] => {
  const [first] = isJsonObject(condition) ? Object.entries(condition) : [];
  if (first === undefined) return [];
  const [operator, operand] = first;
  if (operator === '_nbetween') {
    const both = [less(value, listOf(operand)[0] ?? null), greater(value, listOf(operand)[1] ?? null)];
    const wrong = both.filter((one) => one !== null);
    return wrong.length < both.length ? [] : wrong.map((one) => failed(field, one));
  }
  const check = Object.hasOwn(CHECKS, operator) ? CHECKS[operator] : undefined;
  const found = check?.(value, operand) ?? null;
  return found === null ? [] : [failed(field, found)];
};

const anyOf = (filters: readonly JsonObject[], payload: Item): readonly ApiError[] => {
  const found = filters.map((filter) => violations(filter, payload));
  return found.some((errors) => errors.length === 0) ? [] : found.flat();
};

/**
 * What is wrong with a payload by a permission's validation; a field that is not sent is never wrong. The words are
 * the platform's. Expects dynamic values to be resolved.
 */
export const violations = (rules: JsonObject, payload: Item): readonly ApiError[] =>
  Object.entries(rules).flatMap(([key, condition]) => {
    const parts = Array.isArray(condition) ? condition.filter(isJsonObject) : [];
    if (key === '_and') return parts.flatMap((rule) => violations(rule, payload));
    if (key === '_or') return anyOf(parts, payload);
    return Object.hasOwn(payload, key) ? fieldViolations(key, payload[key] ?? null, condition) : [];
  });
