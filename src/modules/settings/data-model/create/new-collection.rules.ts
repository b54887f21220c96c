import * as t from 'io-ts';
import type { CollectionCopy, NewCollection } from '../../../../domain/data-model';
import { KEY_KINDS, SYSTEM_FIELDS, type SystemField } from '../../../../domain/schema';
import { oneOf, textOrNull } from '../../../../kernel';

/** The values of the drawer: of each system field its name, or null while it is not chosen. */
export type NewCollectionValues = Pick<NewCollection, 'name' | 'key' | 'keyKind' | 'singleton'> &
  Readonly<Record<SystemField, string | null>> &
  Pick<CollectionCopy, 'withRelations'> & {
    /** The collection whose fields are copied; empty for none. */
    readonly source: string;
  };

export const NO_SYSTEM_FIELDS = Object.fromEntries(SYSTEM_FIELDS.map((kind) => [kind, null])) as Record<
  SystemField,
  null
>;

const systemNames = Object.fromEntries(SYSTEM_FIELDS.map((kind) => [kind, textOrNull])) as Record<
  SystemField,
  typeof textOrNull
>;

/** The values as the journal keeps them. */
export const keptValues = t.type({
  name: t.string,
  key: t.string,
  keyKind: oneOf(KEY_KINDS),
  singleton: t.boolean,
  source: t.string,
  withRelations: t.boolean,
  ...systemNames,
});

export const draftOf = (values: NewCollectionValues): NewCollection => ({
  name: values.name,
  key: values.key,
  keyKind: values.keyKind,
  singleton: values.singleton,
  systemFields: Object.fromEntries(
    SYSTEM_FIELDS.flatMap((kind) => (values[kind] === null ? [] : [[kind, values[kind]] as const])),
  ),
});
