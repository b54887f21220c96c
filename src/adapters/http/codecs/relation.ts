import * as t from 'io-ts';
import {
  ON_DELETE,
  type OnDelete,
  type Relation,
  type RelationMeta,
  type RelationSchema,
} from '../../../domain/schema';
import { orNull, textList } from './leaves';
import type { Codec } from './decode';

const meta: Codec<RelationMeta> = t.strict(
  {
    one_field: orNull(t.string),
    junction_field: orNull(t.string),
    sort_field: orNull(t.string),
    one_collection_field: orNull(t.string),
    one_allowed_collections: orNull(textList),
    one_deselect_action: orNull(t.string),
  },
  'relation meta',
);

const RULES: readonly OnDelete[] = [...ON_DELETE, 'RESTRICT'];

/** A rule this version has never heard of counts as none that it could show. */
const rule = new t.Type<OnDelete | null, OnDelete | null, unknown>(
  'rule of a foreign key',
  (value): value is OnDelete | null => value === null || RULES.some((known) => known === value),
  (value) => t.success(RULES.find((known) => known === value) ?? null),
  t.identity,
);

const schema: Codec<RelationSchema> = t.strict({ on_delete: rule }, 'foreign key');

export const relation = t.strict(
  {
    collection: t.string,
    field: t.string,
    related_collection: orNull(t.string),
    meta: orNull(meta),
    schema: orNull(schema),
  },
  'relation',
);

export const relations: Codec<readonly Relation[]> = t.array(relation, 'list of relations');
