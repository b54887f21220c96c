import {
  changeMap,
  fieldTypeOf,
  isMapComplete,
  localTypeOf,
  type MapChange,
  mapOfField,
  relationIndexOf,
  type RelationMap,
  renameMap,
  specialOf,
  startMap,
  tabDenied,
  wizardTabs,
} from '../../relations';
import {
  changeFieldType,
  type Field,
  type FieldDraft,
  type FieldMeta,
  type FieldSchema,
  type FieldType,
  fieldsOf,
  isRelational,
  type LocalType,
  type Schema,
} from '../../schema';
import { fieldNameFault, type NameFault } from '../names';

/** A field while it is set up in the drawer: plain data, so that it can be kept in the journal. */
export interface FieldSetup {
  readonly collection: string;
  readonly localType: LocalType;
  /** Empty while there is none. */
  readonly field: string;
  /** Null until it is chosen. */
  readonly type: FieldType | null;
  /** Null for a field without a column. */
  readonly schema: Partial<FieldSchema> | null;
  readonly meta: Partial<FieldMeta>;
  /** Null for a field without a relation. */
  readonly map: RelationMap | null;
}

/** The interface of a relational field, by its kind. */
const INTERFACES: Partial<Readonly<Record<LocalType, string>>> = {
  file: 'file',
  files: 'files',
  m2o: 'select-dropdown-m2o',
  o2m: 'list-o2m',
  m2m: 'list-m2m',
  m2a: 'list-m2a',
  translations: 'translations',
};

/** The type and the column that follow from the relation. */
const withMapType = (schema: Schema, setup: FieldSetup, map: RelationMap): FieldSetup => {
  const type = fieldTypeOf(schema, map);
  return { ...setup, map, type, schema: type === 'alias' ? null : (setup.schema ?? {}) };
};

/** A new field of a kind. */
export const newFieldSetup = (schema: Schema, collection: string, localType: LocalType): FieldSetup => {
  const setup: FieldSetup = {
    collection,
    localType,
    field: '',
    type: localType === 'presentation' ? 'alias' : null,
    schema: localType === 'presentation' ? null : {},
    meta: { special: specialOf(localType), interface: INTERFACES[localType] ?? null },
    map: null,
  };
  return isRelational(localType) ? withMapType(schema, setup, startMap(schema, localType, collection, '')) : setup;
};

/** An existing field as it is. */
export const setupOfField = (schema: Schema, field: Field): FieldSetup => {
  const index = relationIndexOf(schema);
  return {
    collection: field.collection,
    localType: localTypeOf(index, field),
    field: field.field,
    type: field.type,
    schema: field.schema,
    meta: field.meta ?? {},
    map: mapOfField(schema, index, field),
  };
};

/** The field as it is sent. */
export const draftOf = (setup: FieldSetup, type: FieldType): FieldDraft => ({
  collection: setup.collection,
  field: setup.field,
  type,
  schema: setup.schema,
  meta: setup.meta,
});

/** A change in the drawer. */
export type SetupChange =
  | { readonly part: 'name'; readonly name: string }
  | { readonly part: 'type'; readonly type: FieldType }
  | { readonly part: 'column'; readonly column: Partial<FieldSchema> }
  | { readonly part: 'meta'; readonly meta: Partial<FieldMeta> }
  | { readonly part: 'relation'; readonly change: MapChange };

/** The setup after a change, with what follows from it. */
export const changeSetup = (schema: Schema, setup: FieldSetup, change: SetupChange): FieldSetup => {
  switch (change.part) {
    case 'name': {
      const { name } = change;
      return { ...setup, field: name, map: setup.map === null ? null : renameMap(schema, setup.map, name) };
    }
    case 'type': {
      if (change.type === setup.type) return setup;
      const { type, schema: column, meta } = changeFieldType(draftOf(setup, change.type), change.type);
      return { ...setup, type, schema: column, meta: meta ?? {} };
    }
    case 'column':
      return setup.schema === null ? setup : { ...setup, schema: { ...setup.schema, ...change.column } };
    case 'meta':
      return { ...setup, meta: { ...setup.meta, ...change.meta } };
    case 'relation':
      return setup.map === null ? setup : withMapType(schema, setup, changeMap(schema, setup.map, change.change));
  }
};

/** Why a setup cannot be saved; null when it can. */
export type SetupFault = NameFault | 'type_missing' | 'relation_incomplete';

/** `original` is the existing field; null for a new one. */
export const setupFault = (schema: Schema, setup: FieldSetup, original: Field | null): SetupFault | null => {
  if (original === null) {
    const taken = fieldsOf(schema, setup.collection).map(({ field }) => field);
    const fault = fieldNameFault(taken, setup.field);
    if (fault !== null) return fault;
  }
  if (setup.type === null) return 'type_missing';
  return setup.map === null || isMapComplete(setup.map) ? null : 'relation_incomplete';
};

/** The first tab that says why the setup cannot be saved, for a new field; the last one when nothing is missing. */
export const nextTab = (setup: FieldSetup, current: ReturnType<typeof wizardTabs>[number]) => {
  const tabs = wizardTabs(setup.localType);
  const next = tabs[tabs.indexOf(current) + 1];
  return next === undefined || tabDenied(setup, next) !== false ? null : next;
};
