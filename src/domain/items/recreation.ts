import { fieldOf, isAlias, isPrimaryKey, type Schema } from '../schema';
import { isMarkedByPlatform } from './stamped';
import type { Item } from './item';

/**
 * An item that is gone, to be created once more with edits laid over what was last known of it. Its key goes along unless
 * the platform counts keys, for others may point to it. What the platform fills in, what may not be sent and the rows of
 * lists stay out.
 */
export const recreation = (
  schema: Schema,
  collection: string,
  known: Item,
  edits: Item,
  maySend: (field: string) => boolean,
): Item =>
  Object.fromEntries(
    Object.entries({ ...known, ...edits }).filter(([name, value]) => {
      const field = fieldOf(schema, collection, name);
      if (field === null || isAlias(field) || isMarkedByPlatform(field) || !maySend(name)) return false;
      return isPrimaryKey(field) ? field.schema?.has_auto_increment !== true : value !== null;
    }),
  );
