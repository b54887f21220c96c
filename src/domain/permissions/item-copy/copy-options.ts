import { copyModesFor, toManyOf, defaultCopyModes, type CopyMode, type CopyModes } from '../../items';
import { localTypeOf, relationsOf, type RelationIndex } from '../../relations';
import { fieldOf, fieldsOf, isPrimaryKey, isRelational, isSystemCollection, type Schema } from '../../schema';
import { denied, fieldDenied, type Access, type FieldDenial } from '../access';
import { createRelatedDenied, selectRelatedDenied, type RowDenial } from '../related-denials';

/** Why a mode is not available. `unique_related`: the related items have unique values. */
export type CopyOptionDenial = RowDenial | 'unique_related';

/** A mode for a relation, and why it is not available. */
export interface CopyOption {
  readonly mode: CopyMode;
  readonly denied: CopyOptionDenial | false;
}

const hasUnique = (schema: Schema, collection: string): boolean =>
  fieldsOf(schema, collection).some((field) => !isPrimaryKey(field) && (field.schema?.is_unique ?? false));

/** The to-many relation of the field, if any, and the collection of the related items. */
const targetOf = (schema: Schema, index: RelationIndex, collection: string, name: string) => {
  const list = toManyOf(schema, index, collection, name);
  const related =
    list === null
      ? (relationsOf(index, collection, name)[0]?.related_collection ?? null)
      : (list.junction?.collection ?? null);
  const junctionField = relationsOf(index, collection, name)[0]?.meta?.junction_field ?? null;
  return { list, related, junctionField };
};

/**
 * Why the rows of a list cannot be copied. The relation of a junction to items that may not be read
 * is hidden; without the field of that relation, too, the copied rows would lead to no item.
 */
const rowsDenied = (access: Access, { list, junctionField }: ReturnType<typeof targetOf>): FieldDenial | false => {
  if (list === null) return false;
  const rows = denied(access, list.collection, 'read');
  return rows || junctionField === null ? rows : fieldDenied(access, list.collection, 'read', junctionField);
};

/**
 * The modes for a relation, the default first. Related items that may not be read can only be linked or left out; a
 * list whose rows may not be read can only be left out.
 */
export const copyOptions = (
  schema: Schema,
  index: RelationIndex,
  access: Access,
  collection: string,
  name: string,
): readonly CopyOption[] => {
  const field = fieldOf(schema, collection, name);
  if (field === null) return [];
  const kind = localTypeOf(index, field);
  const found = targetOf(schema, index, collection, name);
  const { list, related } = found;
  const listed = list?.collection ?? '';
  const ends = related ?? listed;
  const rows = rowsDenied(access, found);
  const copied = kind === 'translations' ? [listed] : [...(list?.junction?.allowed ?? []), ends, listed];
  const once = copied.some((each) => hasUnique(schema, each)) && 'unique_related';
  const deniedFor = (mode: CopyMode): CopyOptionDenial | false => {
    if (mode === 'leave' || !isRelational(kind)) return false;
    const target = { related: kind === 'm2a' ? listed : ends, list };
    if (mode === 'link') return rows || selectRelatedDenied(access, target);
    if (kind === 'translations') return rows || selectRelatedDenied(access, target) || once;
    return (
      rows || (kind === 'm2a' ? false : denied(access, ends, 'read')) || createRelatedDenied(access, target) || once
    );
  };
  // System items (files, users) are not copied: a second record of the same file is no copy of it.
  const offered = copyModesFor(kind).filter(
    (mode) => mode !== 'copy' || kind === 'translations' || !isSystemCollection(ends),
  );
  return offered.map((mode) => ({ mode, denied: deniedFor(mode) }));
};

/** The default mode of each relation, or the first one that this user may use. */
export const allowedCopyModes = (schema: Schema, index: RelationIndex, access: Access, collection: string): CopyModes =>
  Object.fromEntries(
    Object.entries(defaultCopyModes(schema, index, collection)).map(([field, usual]) => {
      const open = copyOptions(schema, index, access, collection, field).filter((option) => option.denied === false);
      return [field, open.some(({ mode }) => mode === usual) ? usual : (open[0]?.mode ?? 'leave')];
    }),
  );

/** The modes that read the most of each relation, for a preview of all options. */
export const widestCopyModes = (schema: Schema, index: RelationIndex, access: Access, collection: string): CopyModes =>
  Object.fromEntries(
    Object.keys(defaultCopyModes(schema, index, collection)).map((name): readonly [string, CopyMode] => {
      const found = targetOf(schema, index, collection, name);
      const { related } = found;
      if (rowsDenied(access, found) !== false) return [name, 'leave'];
      return [name, related !== null && denied(access, related, 'read') !== false ? 'link' : 'copy'];
    }),
  );
