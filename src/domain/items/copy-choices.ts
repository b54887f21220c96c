import { localTypeOf, type RelationIndex } from '../relations';
import { fieldsOf, type LocalType, type Schema } from '../schema';

/** What becomes of a relation when its item is copied: related items copied too, pointed to as well, or left out. */
export type CopyChoice = 'copy' | 'link' | 'leave';

/** By field. */
export type CopyChoices = Readonly<Record<string, CopyChoice>>;

const THROUGH_JUNCTION: readonly CopyChoice[] = ['link', 'copy', 'leave'];

/**
 * What can be chosen for a relation, the usual choice first. The items of a one-to-many and the texts of translations
 * belong to one item: linking them to the copy would take them from the original.
 */
export const copyChoicesFor = (type: LocalType): readonly CopyChoice[] => {
  switch (type) {
    case 'standard':
    case 'presentation':
      return [];
    case 'o2m':
    case 'translations':
      return ['copy', 'leave'];
    default:
      return THROUGH_JUNCTION;
  }
};

const asked = (duplicationFields: readonly string[] | null, field: string): boolean =>
  duplicationFields === null ||
  duplicationFields.some((path) => path === '*' || path === field || path.startsWith(`${field}.`));

/** The relations of a collection and what is usual for each; those that `item_duplication_fields` leaves out are left. */
export const usualCopyChoices = (schema: Schema, index: RelationIndex, collection: string): CopyChoices => {
  const wanted = schema.collections.get(collection)?.meta?.item_duplication_fields ?? null;
  return Object.fromEntries(
    fieldsOf(schema, collection).flatMap((field): readonly (readonly [string, CopyChoice])[] => {
      const type = localTypeOf(index, field);
      const [usual] = copyChoicesFor(type);
      return usual === undefined ? [] : [[field.field, asked(wanted, field.field) ? usual : 'leave']];
    }),
  );
};
