import type { CollectionMeta, Field, FieldMeta, RelationMeta } from '../../../../domain/schema';
import { isJsonObject, type Json, type JsonObject } from '../../../../kernel';
import { notNull } from '../../api-error';
import type { Model } from '../../world/model';
import { answeredValue, storedValue } from '../items/stored-value';

/** Null when nothing was sent; what is no object says nothing of itself, and yet something was sent. */
export const metaSent = (sent: Json | undefined): JsonObject | null => {
  if (!sent) return null;
  return isJsonObject(sent) ? sent : {};
};

/** A value as the platform's own table would hold and tell it; an empty list is one, and no markers are an empty list. */
const heldValue = (column: Field, sent: Json): Json => {
  const stored = storedValue(column, sent);
  if (column.field === 'special') return stored || [];
  if (column.type === 'csv') return stored === '' ? [] : stored;
  return answeredValue(column, stored);
};

const UNTOLD = ['id', 'system'];

const isNeeded = ({ schema }: Field): boolean => schema !== null && !schema.is_nullable;

interface Tables {
  readonly directus_collections: CollectionMeta;
  readonly directus_fields: FieldMeta;
  readonly directus_relations: RelationMeta;
}

/** What was sent laid over what there is, as the platform's own table takes it; names it does not know are dropped. */
export const laidOver = <Table extends keyof Tables>(
  model: Model,
  table: Table,
  before: Tables[Table],
  sent: JsonObject,
): Tables[Table] => {
  const told = Object.keys(before).filter((name) => Object.hasOwn(sent, name) && !UNTOLD.includes(name));
  const changes = told.flatMap((name) => {
    const column = model.field(table, name);
    if (column === null) return [];
    const value = heldValue(column, sent[name] ?? null);
    if (sent[name] === null && isNeeded(column)) throw notNull(table, name);
    return [[name, value] as const];
  });
  return { ...before, ...Object.fromEntries(changes) };
};
