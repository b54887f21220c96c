import type { Field, FieldMeta, FieldSchema, FieldType } from './field';

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
