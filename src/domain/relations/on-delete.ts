import type { OnDelete, Relation } from '../schema';
import type { RelationDraft } from './relation-map';

/** An item that points to its own kind, such as a page to its parent page. */
export const isSelfReference = (relation: Relation): boolean =>
  relation.collection !== '' && relation.collection === relation.related_collection;

/** What deleting the item pointed to does unless told otherwise (spec 001, 4). */
export const defaultOnDelete = (relation: Relation): OnDelete => (isSelfReference(relation) ? 'NO ACTION' : 'SET NULL');

/** The relation after its ends have changed. What the database does not guard stays unguarded. */
export const withDefaultOnDelete = (relation: RelationDraft): RelationDraft => ({
  ...relation,
  schema: relation.schema === null ? null : { on_delete: defaultOnDelete(relation) },
});
