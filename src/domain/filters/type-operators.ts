import type { Json } from '../../kernel';
import type { FieldType } from '../schema';
import type { Operator } from './filter';

type WithoutUnderscore<Name> = Name extends `_${infer Rest}` ? Rest : never;

/** An operator as filter entries name it: `eq` where the API says `_eq`. */
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

/**
 * The operators a person can choose for a field of this type, the first of which a new filter takes
 * (spec 000, 5, 'Filter operators per type').
 */
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

/** What a new filter compares with before anybody has said. */
export const initialValue = (type: FieldType): Json => (type === 'boolean' ? true : '');
