import type { Schema } from '../schema';
import { referenceOf } from '../templates';
import { coversField, type Access } from './access';

/** Of dotted paths from a collection those that may be read all the way; asking for one of the others is refused as a whole. */
export const readablePaths = (
  access: Access,
  schema: Schema,
  collection: string,
  paths: readonly string[],
): readonly string[] =>
  paths.filter((path) => {
    const way = referenceOf(schema, collection, path)?.way ?? [];
    return way.length > 0 && way.every((field) => coversField(access, field.collection, 'read', field.field));
  });
