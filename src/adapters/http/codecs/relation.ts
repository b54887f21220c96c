import * as t from 'io-ts';
import type { Relation, RelationMeta } from '../../../domain/schema';
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

const relation = t.strict(
  { collection: t.string, field: t.string, related_collection: orNull(t.string), meta: orNull(meta) },
  'relation',
);

export const relations: Codec<readonly Relation[]> = t.array(relation, 'list of relations');
