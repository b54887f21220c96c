import { formFields, isAlias, isNoData, isStaticToken, type Field, type Schema } from '../schema';
import { referenceOf, templateFields } from '../templates';

const DEFAULT_LIST_FIELDS = 4;

const isListable = (field: Field | undefined): boolean =>
  field !== undefined && !isNoData(field) && !isStaticToken(field);

/** Default columns of a list: the fields of the display template, then the visible ones in the order of the form; four. */
export const defaultListFields = (schema: Schema, collection: string): readonly string[] => {
  const template = schema.collections.get(collection)?.meta?.display_template ?? '';
  const naming = templateFields(template).filter((path) =>
    isListable(referenceOf(schema, collection, path)?.fields.at(-1)),
  );
  const ordered = formFields(schema, collection).filter((field) => isListable(field) && !isAlias(field));
  return [...new Set([...naming, ...ordered.map(({ field }) => field)])].slice(0, DEFAULT_LIST_FIELDS);
};
