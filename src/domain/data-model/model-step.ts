import type { SaveStep } from '../relations';
import { type CollectionMeta, fieldOf, type Schema } from '../schema';

/** One request of a plan that changes the data model. */
export type ModelStep =
  | SaveStep
  | { readonly step: 'update_collection'; readonly collection: string; readonly meta: Partial<CollectionMeta> }
  | { readonly step: 'delete_relation'; readonly collection: string; readonly field: string }
  | { readonly step: 'delete_field'; readonly collection: string; readonly field: string }
  | { readonly step: 'delete_collection'; readonly collection: string };

/** True for a step that names a group by its field: the server wants an id, which it gives when it creates the group. */
export const namesGroup = (step: ModelStep): boolean =>
  step.step === 'update_field' && typeof step.change.meta?.group === 'string';

/** The step with the id of its group in this data model. */
export const withGroupId = (schema: Schema, step: ModelStep): ModelStep => {
  if (step.step !== 'update_field' || typeof step.change.meta?.group !== 'string') return step;
  const id = fieldOf(schema, step.collection, step.change.meta.group)?.meta?.id ?? null;
  return { ...step, change: { ...step.change, meta: { ...step.change.meta, group: id } } };
};
