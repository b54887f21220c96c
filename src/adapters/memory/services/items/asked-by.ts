import type { Filter, FilterContext } from '../../../../domain/filters';
import { isJsonObject, type Json } from '../../../../kernel';
import { NULL_WORD } from './null-word';

const LISTS = ['_in', '_nin', '_between', '_nbetween'];

/**
 * The filter as somebody means it who is nobody or has no role: what stands for them is the null of a database then. Where
 * a list should be it is a list in which nobody is: whoever is not in it is everybody.
 */
export const askedBy = (filter: Filter, { user, role }: FilterContext): Filter => {
  const isNobody = (value: Json): boolean =>
    (value === '$CURRENT_USER' && user === null) || (value === '$CURRENT_ROLE' && role === null);
  const meant = (value: Json): Json => {
    if (isNobody(value)) return NULL_WORD;
    if (Array.isArray(value)) return (value as readonly Json[]).map(meant);
    return isJsonObject(value) && value !== NULL_WORD ? meantFilter(value) : value;
  };
  const meantFilter = (part: Filter): Filter =>
    Object.fromEntries(
      Object.entries(part).map(([key, value]) => [
        key,
        LISTS.includes(key) && isNobody(value) ? (key === '_nin' ? [] : [NULL_WORD]) : meant(value),
      ]),
    );
  return user !== null && role !== null ? filter : meantFilter(filter);
};
