import { databaseName, fieldsOf, isSystemCollection, type Schema } from '../schema';

/** The name itself, else with the first number behind it that makes it unused: `a`, `a_1`, `a_2` and so on. */
export const unusedName = (name: string, isTaken: (name: string) => boolean): string => {
  let candidate = name;
  for (let number = 1; isTaken(candidate); number += 1) candidate = `${name}_${number}`;
  return candidate;
};

/** Never that of a collection there is; where the platform's prefix would lead, `junction_` stands before it. */
export const junctionName = (schema: Schema, collection: string, related: string): string => {
  const name = databaseName(`${collection}_${related}`);
  const isTaken = (candidate: string): boolean => schema.collections.has(candidate);
  return unusedName(isSystemCollection(name) ? `junction_${name}` : name, isTaken);
};

/** The name of a column for keys of a collection. */
export const columnName = (collection: string, key: string): string => databaseName(`${collection}_${key}`);

/** The junction's second column, which makes way where it would be the first. */
export const distinctColumn = (near: string, far: string): string => (far !== '' && far === near ? `related_${far}` : far);

/** A name for the field on the other side, unused there. `more` are names that are about to be used there. */
export const inverseFieldName = (
  schema: Schema,
  collection: string,
  related: string,
  more: readonly string[],
): string => {
  const taken = new Set([...fieldsOf(schema, related).map((field) => field.field), ...more]);
  return unusedName(databaseName(collection) || 'related', (name) => taken.has(name));
};
