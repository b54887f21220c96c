import { primaryKeyOf, type Schema } from '../schema';
import { isUnchanged } from './edits';
import type { Item, PrimaryKey } from './item';
import { comesByItself } from './made-key';
import type { Target } from './target';

/** The one write that a save comes to, with only what changed; or why there is none. */
export type SavePlan =
  | { readonly kind: 'create'; readonly collection: string; readonly values: Item }
  | { readonly kind: 'update'; readonly collection: string; readonly key: PrimaryKey; readonly values: Item }
  | { readonly kind: 'update-singleton'; readonly collection: string; readonly values: Item }
  | { readonly kind: 'none'; readonly reason: 'nothing_to_save' | 'key_missing' };

const creation = (schema: Schema, collection: string, edits: Item): SavePlan => {
  const key = primaryKeyOf(schema, collection);
  const typed = key === null ? null : (edits[key.field] ?? null);
  if (key !== null && comesByItself(key)) return { kind: 'create', collection, values: edits };
  if (isUnchanged(edits)) return { kind: 'none', reason: 'nothing_to_save' };
  if (typed === null || typed === '') return { kind: 'none', reason: 'key_missing' };
  return { kind: 'create', collection, values: edits };
};

/** A new item whose key comes by itself is saved as it stands, its defaults are its content (spec 000, 4). */
export const savePlan = (schema: Schema, target: Target, edits: Item): SavePlan => {
  const { collection } = target;
  if (target.kind === 'new') return creation(schema, collection, edits);
  if (isUnchanged(edits)) return { kind: 'none', reason: 'nothing_to_save' };
  return target.kind === 'singleton'
    ? { kind: 'update-singleton', collection, values: edits }
    : { kind: 'update', collection, key: target.key, values: edits };
};
