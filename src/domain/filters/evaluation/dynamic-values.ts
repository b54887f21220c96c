import { isJsonObject, type Json, type JsonObject } from '../../../kernel';

/** Values of `$CURRENT_USER`, `$CURRENT_ROLE` and `$NOW`. */
export interface FilterContext {
  readonly user: string | null;
  readonly role: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Operators whose text operand is a comma-separated list. */
const LISTS = ['_in', '_nin', '_between', '_nbetween'];

const resolveText = (text: string, context: FilterContext): Json => {
  switch (text) {
    case '$CURRENT_USER':
      return context.user;
    case '$CURRENT_ROLE':
      return context.role;
    case '$NOW':
      return new Date(context.now).toISOString();
    case 'true':
      return true;
    case 'false':
      return false;
    default:
      return text;
  }
};

const resolve = (value: Json, context: FilterContext): Json => {
  if (typeof value === 'string') return resolveText(value, context);
  if (Array.isArray(value)) return value.map((entry: Json) => resolve(entry, context));
  return isJsonObject(value) ? resolveDynamic(value, context) : value;
};

/**
 * Replaces the dynamic values of a filter or of a rule's presets: user, role and time (as an ISO string). 'true' and
 * 'false' become booleans; the comma lists of in and between become arrays. Does not change the argument.
 */
export const resolveDynamic = (filter: JsonObject, context: FilterContext): JsonObject =>
  Object.fromEntries(
    Object.entries(filter).map(([key, value]) => [
      key,
      resolve(LISTS.includes(key) && typeof value === 'string' ? value.split(',') : value, context),
    ]),
  );
