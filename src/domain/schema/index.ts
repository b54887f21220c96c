export { isSingleton, isSystemCollection, SYSTEM_PREFIX, type Collection, type CollectionMeta } from './collection';
export { collectionName, fieldName, titleCase } from './display-name';
export {
  FIELD_TYPES,
  isAlias,
  isHidden,
  isPrimaryKey,
  isReadonly,
  isRequired,
  type Field,
  type FieldMeta,
  type FieldSchema,
  type FieldType,
} from './field';
export type { Relation, RelationMeta } from './relation';
export {
  defaultListFields,
  emptySchema,
  fieldOf,
  fieldsOf,
  formFields,
  listableFields,
  primaryKeyOf,
  relatedCollectionOf,
  schemaOf,
  type Schema,
} from './schema';
