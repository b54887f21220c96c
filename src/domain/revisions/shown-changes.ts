import { fieldOf, fieldsOf, formFields, type Schema } from '../schema';
import { isAutomatic } from './automatic';
import type { SaveChange } from './save-changes';
import { maskSecrets, secretFields } from './secrets';

/**
 * The changes as somebody may see them: in the order of the form, without what the server writes by itself, with every
 * secret masked.
 */
export const shownChanges = (
  schema: Schema,
  collection: string,
  changes: readonly SaveChange[],
): readonly SaveChange[] => {
  const places = new Map(formFields(schema, collection).map(({ field }, place) => [field, place]));
  const secrets = secretFields(fieldsOf(schema, collection));
  const placeOf = ({ field }: SaveChange): number => places.get(field) ?? places.size;
  return changes
    .filter(({ field }) => {
      const known = fieldOf(schema, collection, field);
      return known === null || !isAutomatic(known);
    })
    .map(({ field, before, after, known }) => ({
      field,
      before: maskSecrets({ [field]: before }, secrets)[field] ?? null,
      after: maskSecrets({ [field]: after }, secrets)[field] ?? null,
      known,
    }))
    .sort((one, other) => placeOf(one) - placeOf(other));
};
