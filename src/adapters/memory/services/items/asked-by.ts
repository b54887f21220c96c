import type { Filter, FilterContext } from '../../../../domain/filters';
import { isJsonObject, type Json } from '../../../../kernel';
import { NULL_WORD } from './null-word';

/** The filter as somebody means it who is nobody or has no role: what stands for them is the null of a database then. */
export const askedBy = (filter: Filter, { user, role }: FilterContext): Filter => {
  const meant = (value: Json): Json => {
    if ((value === '$CURRENT_USER' && user === null) || (value === '$CURRENT_ROLE' && role === null)) return NULL_WORD;
    if (Array.isArray(value)) return (value as readonly Json[]).map(meant);
    return isJsonObject(value) && value !== NULL_WORD ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, meant(entry)])) : value;
  };
  return user !== null && role !== null ? filter : (meant(filter) as Filter);
};
