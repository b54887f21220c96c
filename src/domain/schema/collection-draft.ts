import type { CollectionMeta } from './collection';
import type { FieldDraft } from './field-draft';

/** A collection that is being made. Without fields the platform gives it a key `id` that counts; with some, one is its key. */
export interface CollectionDraft {
  readonly collection: string;
  readonly meta: Partial<CollectionMeta>;
  readonly fields: readonly FieldDraft[];
}
