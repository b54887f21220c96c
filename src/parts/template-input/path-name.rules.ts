import { fieldsOnPath } from '../../domain/filters';
import { fieldName, type Schema } from '../../domain/schema';

/** 'Author › Name'; null for a path that leads nowhere. */
export const pathName = (schema: Schema, collection: string, path: string, locale: string): string | null =>
  fieldsOnPath(schema, collection, path)
    ?.map((field) => fieldName(field, locale))
    .join(' › ') ?? null;
