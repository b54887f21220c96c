import type { FieldType, LocalType, Schema } from '../schema';
import { keyOf } from './key-of';
import type { RelationMap } from './relation-map';

/** The type of the field that a relation is set up for: that of the key it holds, else none of its own. */
export const fieldTypeOf = (schema: Schema, { kind, near }: RelationMap): FieldType =>
  kind === 'm2o' || kind === 'file' ? keyOf(schema, near.related_collection ?? '').type : 'alias';

/** The markers a field of this local type carries. */
export const specialOf = (localType: LocalType): readonly string[] => {
  switch (localType) {
    case 'standard':
      return [];
    case 'presentation':
      return ['alias', 'no-data'];
    default:
      return [localType];
  }
};
