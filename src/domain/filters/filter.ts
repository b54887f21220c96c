import type { JsonObject } from '../../kernel';

/** A filter as the API takes it: `{field: {_operator: value}}`, nested through relations, joined by `_and` and `_or`. */
export type Filter = JsonObject;

/** The operators both the server and this application evaluate. */
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
