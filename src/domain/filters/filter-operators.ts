import type { Json, JsonObject } from '../../kernel';
import type { FieldType } from '../schema';

/** A filter of the API: `{field: {_operator: value}}`, nested through relations, joined by `_and` and `_or`. */
export type Filter = JsonObject;

/** Operators that both the server and the application evaluate. */
export const OPERATORS = [
  '_eq',
  '_neq',
  '_contains',
  '_ncontains',
  '_starts_with',
  '_nstarts_with',
  '_ends_with',
  '_nends_with',
  '_in',
  '_nin',
  '_gt',
  '_gte',
  '_lt',
  '_lte',
  '_null',
  '_nnull',
  '_empty',
  '_nempty',
  '_between',
  '_nbetween',
] as const;

export type Operator = (typeof OPERATORS)[number];

const OPERATOR_SET: ReadonlySet<string> = new Set(OPERATORS);

export const isOperator = (key: string): key is Operator => OPERATOR_SET.has(key);

type WithoutUnderscore<Name> = Name extends `_${infer Rest}` ? Rest : never;

/** An operator of a filter entry: `eq` where the API has `_eq`. */
export type FilterOperator = WithoutUnderscore<Operator>;

const TEXT = [
  'contains',
  'ncontains',
  'starts_with',
  'nstarts_with',
  'ends_with',
  'nends_with',
  'eq',
  'neq',
  'empty',
  'nempty',
  'in',
  'nin',
] as const;
const KEY = ['eq', 'neq', 'empty', 'nempty', 'in', 'nin'] as const;
const BOOLEAN = ['eq', 'neq', 'empty', 'nempty'] as const;
const ORDERED = ['eq', 'neq', 'lt', 'lte', 'gt', 'gte', 'between', 'nbetween', 'empty', 'nempty', 'in', 'nin'] as const;
const ANY = [
  'eq',
  'neq',
  'lt',
  'lte',
  'gt',
  'gte',
  'contains',
  'ncontains',
  'between',
  'nbetween',
  'empty',
  'nempty',
  'in',
  'nin',
] as const;

type OperatorList = readonly [FilterOperator, ...FilterOperator[]];

/** Operators offered for a field type; a new filter takes the first (spec 000, 5, 'Filter operators per type'). */
export const operatorsOf = (type: FieldType): OperatorList => {
  switch (type) {
    case 'string':
    case 'json':
    case 'hash':
    case 'binary':
      return TEXT;
    case 'uuid':
      return KEY;
    case 'boolean':
      return BOOLEAN;
    case 'integer':
    case 'decimal':
    case 'date':
    case 'dateTime':
    case 'time':
      return ORDERED;
    default:
      return ANY;
  }
};

/** Operators that a server refuses, by the type of the field. */
export type RefusedOperators = Readonly<Partial<Record<FieldType, readonly FilterOperator[]>>>;

/** The operators of a type that the server accepts, in the order of `operatorsOf`. */
export const offeredOperators = (type: FieldType, refused: RefusedOperators): readonly FilterOperator[] =>
  operatorsOf(type).filter((operator) => refused[type]?.includes(operator) !== true);

/** Value of a new filter. */
export const initialValue = (type: FieldType): Json => (type === 'boolean' ? true : '');
