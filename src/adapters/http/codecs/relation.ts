import * as t from 'io-ts';
import { ON_DELETE, type OnDelete, type Relation, type RelationMeta } from '../../../domain/schema';
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

/** A rule this version has never heard of counts as none. */
const onDelete = new t.Type<OnDelete | null, OnDelete | null, unknown>(
  'on delete',
  (value): value is OnDelete | null => value === null || ON_DELETE.some((known) => known === value),
  (value) => t.success(ON_DELETE.find((known) => known === value) ?? null),
  t.identity,
);

const relation = t.strict(
  { collection: t.string, field: t.string, related_collection: orNull(t.string), meta: orNull(meta), schema: orNull(t.strict({ on_delete: onDelete }, 'constraint')) },
  'relation',
);

export const relations: Codec<readonly Relation[]> = t.array(relation, 'list of relations');
