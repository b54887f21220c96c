import type { Field, FieldMeta, FieldSchema, FieldType, LocalType } from './field';

/** A field that is being made or changed; what it leaves out is the platform's to decide. */
export interface FieldDraft {
  readonly collection: string;
  readonly field: string;
  readonly type: FieldType;
  /** Null for a field without a column. */
  readonly schema: Partial<FieldSchema> | null;
  /** Null for a column nobody configures. */
  readonly meta: Partial<FieldMeta> | null;
}

/**
 * What is to change of a field. `meta` is laid over what there is; a column is told whole, with its type, since whatever
 * its schema leaves out goes back to the usual. Being unique alone stays until it is denied.
 */
export interface FieldChange {
  readonly field: string;
  readonly type?: FieldType;
  readonly schema?: Partial<FieldSchema> | null;
  readonly meta?: Partial<FieldMeta>;
}

/** Types whose values the server converts, and says so with a marker of the same name. */
const MARKED_TYPES: readonly FieldType[] = ['boolean', 'uuid', 'hash', 'json', 'csv'];

/**
 * The draft with another type: what depended on the old one is forgotten, and what the new one needs is set
 * (spec 001, 4). Everything else of the draft stays.
 */
export const changeFieldType = (draft: FieldDraft, type: FieldType): FieldDraft => ({
  ...draft,
  type,
  schema:
    type === 'alias'
      ? null
      : {
          ...draft.schema,
          default_value: type === 'boolean' ? false : null,
          max_length: null,
          is_nullable: type !== 'boolean',
        },
  meta: {
    ...draft.meta,
    interface: null,
    options: null,
    display: null,
    display_options: null,
    special: MARKED_TYPES.includes(type) ? [type] : [],
  },
});

/** Fields in the order given, each with its place in it, counted from 1; a field that has its place already is left out. */
export const reorderedFields = (fields: readonly Field[]): readonly FieldOrder[] =>
  fields
    .map((field, index) => ({ field: field.field, meta: { sort: index + 1 } }))
    .filter(({ meta }, index) => fields[index]?.meta?.sort !== meta.sort);

/** What a change of order sends for one field. */
export interface FieldOrder {
  readonly field: string;
  readonly meta: { readonly sort: number };
}

/** The keys a new collection can have: counted, made up by the server, or typed (spec 001, 3). */
export type KeyKind = 'auto_int' | 'uuid' | 'manual';

/** The longest keys, in characters. */
const UUID_LENGTH = 36;
const MANUAL_LENGTH = 255;

const HIDDEN = { hidden: true, readonly: true, interface: 'input' } as const;

/** The key of a new collection, by what fills it in. */
export const keyDraft = (collection: string, field: string, choice: KeyKind): FieldDraft => {
  const key = { collection, field };
  switch (choice) {
    case 'auto_int':
      return { ...key, type: 'integer', schema: { is_primary_key: true, has_auto_increment: true }, meta: HIDDEN };
    case 'uuid':
      return {
        ...key,
        type: 'uuid',
        schema: { is_primary_key: true, max_length: UUID_LENGTH },
        meta: { ...HIDDEN, special: ['uuid'] },
      };
    case 'manual':
      return {
        ...key,
        type: 'string',
        schema: { is_primary_key: true, max_length: MANUAL_LENGTH },
        meta: { interface: 'input' },
      };
  }
};

/** What the schema tab asks of a column beyond its name and type (spec 001, 2 and 5). */
export type ColumnInput = 'length' | 'precision' | 'default_value' | 'is_nullable' | 'is_unique' | 'triggers';

const TRIGGER_TYPES: readonly FieldType[] = ['uuid', 'date', 'time', 'dateTime', 'timestamp'];
const FRACTION_TYPES: readonly FieldType[] = ['float', 'decimal'];

/** Placeholders of the inputs that may stay empty. */
export const DEFAULT_LENGTH = 255;
export const DEFAULT_PRECISION = 10;
export const DEFAULT_SCALE = 5;

/** The inputs for a column of this type; none for a field without a column. `precision` stands for precision and scale. */
export const columnInputs = (type: FieldType, local: LocalType, isPrimaryKey: boolean): readonly ColumnInput[] => {
  if (type === 'alias') return [];
  return [
    ...(type === 'string' ? (['length'] as const) : []),
    ...(FRACTION_TYPES.includes(type) ? (['precision'] as const) : []),
    ...(isPrimaryKey ? [] : (['default_value'] as const)),
    'is_nullable',
    'is_unique',
    ...(TRIGGER_TYPES.includes(type) && local !== 'file' ? (['triggers'] as const) : []),
  ];
};
