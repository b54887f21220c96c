import { type Access, coversField, denied, readablePaths } from '../permissions';
import {
  type ArchiveRule,
  archiveRuleOf,
  type Field,
  formFields,
  isConcealed,
  isPrimaryKey,
  isSecret,
  isSingleton,
  primaryKeyOf,
  type Schema,
} from '../schema';
import { collectionTemplate, type CollectionTemplate, referenceOf } from '../templates';
import { choicesOf } from '../values';

/** How the items of a collection are found by their titles. */
export interface TitleSource {
  readonly collection: string;
  readonly primaryKey: string;
  /** Paths of the texts in the title, all of which may be read; never empty. */
  readonly paths: readonly string[];
  /** Renders the title. */
  readonly template: CollectionTemplate;
  /** The fields to request; all of them may be read. */
  readonly fields: readonly string[];
  /** Null when items are not archived, or the field that says so may not be read. */
  readonly archive: ArchiveRule | null;
}

/** Each path is compared with each word, and addresses have a limited length. */
const MAX_PATHS = 3;

/** Choices are stored by their values, which the title does not show. */
const hasChoices = ({ meta }: Field): boolean => choicesOf(meta?.options?.['choices'] ?? null) !== null;

const isText = (field: Field): boolean =>
  (field.type === 'string' || field.type === 'text') &&
  !isPrimaryKey(field) &&
  !isSecret(field) &&
  !isConcealed(field) &&
  !hasChoices(field);

/** The first text of the form that can name an item: no key, secret or choice; null for none. */
export const firstTitleField = (schema: Schema, collection: string): Field | null =>
  formFields(schema, collection).find(
    (field) => isText(field) && referenceOf(schema, collection, field.field)?.collection === null,
  ) ?? null;

/** The paths of a template that end at a text. */
const textPaths = (schema: Schema, collection: string, { fields }: CollectionTemplate): readonly string[] =>
  fields.filter((path) => {
    const reference = referenceOf(schema, collection, path);
    const last = reference?.fields.at(-1);
    return reference?.collection === null && last !== undefined && isText(last);
  });

/**
 * The title of the items of a collection: their display template if it has a text, else the first text of the form.
 * Null when there is none, when it may not be read, and for a singleton, whose item needs no title.
 */
export const titleSource = (
  schema: Schema,
  access: Access,
  collection: string,
  /** The language of the reader, for titles that are translated. */
  language: string | null = null,
): TitleSource | null => {
  const known = schema.collections.get(collection);
  const primaryKey = primaryKeyOf(schema, collection)?.field;
  if (known === undefined || primaryKey === undefined || isSingleton(known)) return null;
  if (denied(access, collection, 'read') !== false) return null;
  const readable = (template: CollectionTemplate): readonly string[] =>
    readablePaths(access, schema, collection, textPaths(schema, collection, template));
  const own = collectionTemplate(schema, collection, null, language);
  const isOwnReadable = readable(own).length > 0;
  const first = firstTitleField(schema, collection);
  if (!isOwnReadable && first === null) return null;
  const template = isOwnReadable ? own : collectionTemplate(schema, collection, `{{${first?.field}}}`, language);
  const paths = readable(template).slice(0, MAX_PATHS);
  if (paths.length === 0) return null;
  const rule = archiveRuleOf(known);
  const archive = rule !== null && coversField(access, collection, 'read', rule.field) ? rule : null;
  const shown = readablePaths(access, schema, collection, template.fields);
  return {
    collection,
    primaryKey,
    paths,
    template,
    fields: [...new Set([primaryKey, ...shown, ...(archive === null ? [] : [archive.field])])],
    archive,
  };
};
