import * as t from 'io-ts';
import type { Collection, CollectionMeta } from '../../../domain/schema';
import { json, orElse, orNull, textList } from './leaves';
import type { Codec } from './decode';

const meta: Codec<CollectionMeta> = t.strict(
  {
    icon: orNull(t.string),
    color: orNull(t.string),
    note: orNull(t.string),
    hidden: orElse(t.boolean, false),
    singleton: orElse(t.boolean, false),
    sort_field: orNull(t.string),
    accountability: orNull(t.string),
    archive_field: orNull(t.string),
    archive_app_filter: orElse(t.boolean, false),
    archive_value: orNull(t.string),
    unarchive_value: orNull(t.string),
    display_template: orNull(t.string),
    item_duplication_fields: orNull(textList),
    translations: orElse(json, null),
  },
  'collection meta',
);

export const collection = t.strict({ collection: t.string, meta: orNull(meta) }, 'collection');

export const collections: Codec<readonly Collection[]> = t.array(collection, 'list of collections');
