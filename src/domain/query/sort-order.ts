import type { Field } from '../schema';
import { isDateType, isNumeric } from '../values';
import { sortParts } from './sort';

/** What the ends of an order are called: oldest and newest, lowest and highest, A and Z, or nothing in particular. */
export type SortKind = 'date' | 'number' | 'text' | 'other';

export const sortKind = ({ type }: Pick<Field, 'type'>): SortKind => {
  if (isDateType(type) && type !== 'time') return 'date';
  if (isNumeric(type)) return 'number';
  return type === 'string' || type === 'text' ? 'text' : 'other';
};

/** The sort by another field: the newest first, or the order from its beginning; the same field keeps its order. */
export const sortBy = (sort: string, { field, type }: Pick<Field, 'field' | 'type'>): string => {
  if (sortParts(sort).field === field) return sort;
  return sortKind({ type }) === 'date' ? `-${field}` : field;
};
