import type { SaveStep } from '../relations';
import {
  type CollectionMeta,
  keyDraft,
  type KeyKind,
  type Relation,
  type Schema,
  SYSTEM_FIELDS,
  type SystemField,
  systemFieldDraft,
  systemFieldMeta,
  systemFieldRelation,
} from '../schema';
import { collectionNameFault, fieldNameFault, type NameFault } from './names';

/** What a new collection consists of (spec 001, 2 and 3). */
export interface NewCollection {
  readonly name: string;
  readonly key: string;
  readonly keyKind: KeyKind;
  readonly singleton: boolean;
  /** The names of the chosen system fields. */
  readonly systemFields: Partial<Readonly<Record<SystemField, string>>>;
}

export const NEW_COLLECTION: NewCollection = {
  name: '',
  key: 'id',
  keyKind: 'auto_int',
  singleton: false,
  systemFields: {},
};

/** The chosen system fields with their names, in the order of the form. */
const chosenFields = ({ systemFields }: NewCollection): readonly (readonly [SystemField, string])[] =>
  SYSTEM_FIELDS.flatMap((kind) => {
    const name = systemFields[kind];
    return name === undefined ? [] : [[kind, name] as const];
  });

/** Faults of the names: of the collection, of its key, and by system field. */
export interface NewCollectionFaults {
  readonly name: NameFault | null;
  readonly key: NameFault | null;
  readonly systemFields: Partial<Readonly<Record<SystemField, NameFault>>>;
}

export const newCollectionFaults = (schema: Schema, draft: NewCollection): NewCollectionFaults => {
  const fields = chosenFields(draft);
  const faults = fields.flatMap(([kind, name], index) => {
    const before = [draft.key, ...fields.slice(0, index).map(([, other]) => other)];
    const fault = fieldNameFault(before, name);
    return fault === null ? [] : [[kind, fault] as const];
  });
  return {
    name: collectionNameFault(schema, draft.name),
    key: fieldNameFault([], draft.key),
    systemFields: Object.fromEntries(faults),
  };
};

/**
 * The requests that create it: the collection with all its fields, then a relation for each field that refers to a user.
 * A singleton has no order and no archive.
 */
export const newCollectionSteps = (draft: NewCollection): readonly SaveStep[] => {
  const { name, key, keyKind, singleton } = draft;
  const fields = chosenFields(draft);
  const meta: Partial<CollectionMeta> = Object.assign(
    { singleton },
    ...(singleton ? [] : fields.map(([kind, field]) => systemFieldMeta(kind, field))),
  );
  const relations: readonly Relation[] = fields.flatMap(([kind, field]) => {
    const relation = systemFieldRelation(name, kind, field);
    return relation === null ? [] : [relation];
  });
  return [
    {
      step: 'create_collection',
      collection: {
        collection: name,
        meta,
        fields: [keyDraft(name, key, keyKind), ...fields.map(([kind, field]) => systemFieldDraft(name, kind, field))],
      },
    },
    ...relations.map((relation): SaveStep => ({ step: 'create_relation', relation })),
  ];
};
