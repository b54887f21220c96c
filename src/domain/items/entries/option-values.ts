import type { JsonObject } from '../../../kernel';
import type { Field } from '../../schema';
import { defaultValue } from '../../values';

/** The values that a form of options shows: those that are set, else what the contribution does without them. */
export const optionValues = (fields: readonly Field[], options: JsonObject | null): JsonObject =>
  Object.fromEntries(
    fields
      .filter(({ schema }) => schema !== null)
      .map((field) => {
        const value = options !== null && Object.hasOwn(options, field.field) ? options[field.field] : null;
        return [field.field, value ?? defaultValue(field)];
      }),
  );

/**
 * The options with these edits: null removes an option. All other members, also those of no field, keep their values and
 * their order. Null when no option is left.
 */
export const editOptions = (options: JsonObject | null, edits: JsonObject): JsonObject | null => {
  const before = options ?? {};
  const written = Object.entries(edits).filter(([name, value]) => value !== null || Object.hasOwn(before, name));
  if (written.length === 0) return options;
  const edited = Object.entries({ ...before, ...Object.fromEntries(written) });
  const left = edited.filter(([name, value]) => value !== null || !Object.hasOwn(edits, name));
  return left.length === 0 ? null : Object.fromEntries(left);
};
