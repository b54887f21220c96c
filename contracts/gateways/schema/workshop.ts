import {
  type CollectionDraft,
  type Field,
  type FieldDraft,
  type FieldSchema,
  type FieldType,
  keyDraft,
  type Relation,
} from '../../../src/domain/schema';
import type { AllGateways } from '../../http-gateways';
import { MAKERS, PARTS, WORKS } from '../../platform/content-model';
import { valueOf, type Case, type Target } from '../suite';

export { MAKERS, PARTS, WORKS };

/** A case as administrator that starts and ends without the workshop's collections. */
export const inWorkshop =
  (work: (gateways: AllGateways, target: Target) => Promise<void>): Case =>
  async (target) => {
    await target.stage.workshop([]);
    try {
      await work(await target.as('administrator'), target);
    } finally {
      await target.stage.workshop([]);
    }
  };

export const column = (
  collection: string,
  field: string,
  type: FieldType,
  schema: Partial<FieldSchema> = {},
  meta: FieldDraft['meta'] = { interface: 'input' },
): FieldDraft => ({ collection, field, type, schema, meta });

export const list = (collection: string, field: string, special: string): FieldDraft => ({
  collection,
  field,
  type: 'alias',
  schema: null,
  meta: { special: [special] },
});

/** A collection with an auto-increment key. */
export const counted = (collection: string, ...fields: readonly FieldDraft[]): CollectionDraft => ({
  collection,
  meta: {},
  fields: [keyDraft(collection, 'id', 'auto_int'), ...fields],
});

export const relation = (
  collection: string,
  field: string,
  related_collection: string | null,
  meta: Partial<NonNullable<Relation['meta']>> = {},
  onDelete: NonNullable<Relation['schema']>['on_delete'] = 'SET NULL',
): Relation => ({
  collection,
  field,
  related_collection,
  meta: {
    one_field: null,
    junction_field: null,
    sort_field: null,
    one_collection_field: null,
    one_allowed_collections: null,
    one_deselect_action: 'nullify',
    ...meta,
  },
  schema: related_collection === null ? null : { on_delete: onDelete },
});

/** A field from the list of all fields; undefined when it is missing. */
export const fieldAmong = async (
  { schema }: AllGateways,
  collection: string,
  name: string,
): Promise<Field | undefined> =>
  (await valueOf(schema.fields())).find(({ collection: owner, field }) => owner === collection && field === name);

export const relationAmong = async (
  { schema }: AllGateways,
  collection: string,
  name: string,
): Promise<Relation | undefined> =>
  (await valueOf(schema.relations())).find(({ collection: owner, field }) => owner === collection && field === name);

export const collectionNames = async ({ schema }: AllGateways): Promise<readonly string[]> =>
  (await valueOf(schema.collections())).collections.map(({ collection }) => collection);

/** Creates works with two rows: the first title is a number, the second is null. */
export const works = async ({ schemaEditing, items }: AllGateways): Promise<void> => {
  const fields = [column(WORKS, 'title', 'string', { default_value: 'Untitled' }), column(WORKS, 'count', 'integer')];
  await valueOf(schemaEditing.createCollection(counted(WORKS, ...fields)));
  await valueOf(items.create(WORKS, { title: '12', count: 1 }));
  await valueOf(items.create(WORKS, { title: null }));
};
