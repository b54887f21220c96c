import { isJsonObject, type Json, type JsonObject } from '../../../kernel';
import { type Field, FIELD_TYPES, type FieldType, type Schema, schemaOf } from '../../schema';
import { flagOption, listOption, oneOfOption, textOption } from '../../values';

/** The collection of fields of entries: no collection of a server has this name. */
export const ENTRY_COLLECTION = '';

/** A prefix of the interfaces without a value. */
const PRESENTATION = 'presentation-';

const objectOption = (options: JsonObject, name: string): JsonObject => {
  const value = Object.hasOwn(options, name) ? options[name] : undefined;
  return isJsonObject(value) ? value : {};
};

const jsonOption = (options: JsonObject, name: string): Json =>
  Object.hasOwn(options, name) ? (options[name] ?? null) : null;

/** A missing type is a text, as for a new field; an unknown one stays unknown. */
const typeOf = (definition: JsonObject): FieldType =>
  textOption(definition, 'type') === undefined ? 'string' : (oneOfOption(definition, 'type', FIELD_TYPES) ?? 'unknown');

/** Assigning a member of this name sets the prototype of an object instead. */
const UNSAFE_NAME = '__proto__';

const fieldFrom = (definition: JsonObject, language: string): Field | null => {
  const name = textOption(definition, 'field');
  if (name === undefined || name === UNSAFE_NAME) return null;
  // The members of `meta` may stand beside the name as well.
  const meta = { ...definition, ...objectOption(definition, 'meta') };
  const control = textOption(meta, 'interface') ?? null;
  const type = typeOf(definition);
  const isPresentation = control?.startsWith(PRESENTATION) ?? false;
  // Entries have no relations.
  if (type === 'alias' && !isPresentation) return null;
  const title = textOption(definition, 'name') ?? name;
  const translations = jsonOption(meta, 'translations');
  const column = objectOption(definition, 'schema');
  return {
    collection: ENTRY_COLLECTION,
    field: name,
    type,
    schema: isPresentation
      ? null
      : {
          default_value: jsonOption(column, 'default_value'),
          is_nullable: !flagOption(meta, 'required'),
          is_primary_key: false,
          is_unique: false,
          has_auto_increment: false,
          max_length: null,
          numeric_precision: null,
          numeric_scale: null,
          foreign_key_table: null,
        },
    meta: {
      id: null,
      interface: control,
      options: objectOption(meta, 'options'),
      display: null,
      display_options: null,
      special: isPresentation ? ['alias', 'no-data'] : [],
      readonly: flagOption(meta, 'readonly'),
      hidden: flagOption(meta, 'hidden'),
      sort: null,
      width: textOption(meta, 'width') ?? null,
      group: null,
      note: textOption(meta, 'note') ?? null,
      translations: translations === null && title !== name ? [{ language, translation: title }] : translations,
      system: false,
    },
  };
};

/**
 * The fields of the entries of a list, from the `fields` of its options. Definitions without a name, those of relations
 * and further ones of the same name are left out. `language` is that of the reader, for names.
 */
export const entryFields = (options: JsonObject | null | undefined, language: string): readonly Field[] => {
  const fields = new Map<string, Field>();
  for (const definition of listOption(options ?? {}, 'fields')) {
    const field = isJsonObject(definition) ? fieldFrom(definition, language) : null;
    if (field !== null && !fields.has(field.field)) fields.set(field.field, field);
  }
  return [...fields.values()];
};

/** A data model with nothing but these fields. */
export const entrySchema = (fields: readonly Field[]): Schema => schemaOf([], fields, []);
