export { archiveRuleOf, isArchived, type ArchiveRule } from './archive';
export {
  isSingleton,
  isSystemCollection,
  isUnmanaged,
  visibilityOf,
  SYSTEM_PREFIX,
  DEFAULT_VISIBILITIES,
  type Collection,
  type CollectionMeta,
  type CollectionVisibility,
} from './collection';
export type { CollectionDraft } from './collection-draft';
export { columnInputs, DEFAULT_LENGTH, DEFAULT_PRECISION, DEFAULT_SCALE, type ColumnInput } from './column-inputs';
export { databaseName, isDatabaseName } from './database-name';
export { collectionName, fieldName, titleCase } from './display-name';
export { displayTemplateOf, defaultRelatedFields } from './display-template';
export {
  FIELD_TYPES,
  isAlias,
  isGroup,
  isHidden,
  isLocked,
  isManyToAny,
  isNoData,
  isPrimaryKey,
  isReadonly,
  isRemovable,
  isRequired,
  isTranslations,
  type Field,
  type FieldMeta,
  type FieldSchema,
  type FieldType,
} from './field';
export { formTree, outsideHiddenGroups, type FormNode } from './form-tree';
export { changeFieldType, reorderedFields, type FieldChange, type FieldDraft, type FieldOrder } from './field-draft';
export { keyDraft, type KeyKind } from './key-choices';
export { isRelational, LOCAL_TYPES, type LocalType, type RelationalType } from './local-type';
export { ON_DELETE, type OnDelete, type Relation, type RelationMeta, type RelationSchema } from './relation';
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
export {
  SYSTEM_FIELDS,
  systemFieldDraft,
  systemFieldMeta,
  systemFieldRelation,
  type SystemField,
} from './system-fields';
export { defaultDisplay } from './usual-display';
export { collectionsNamed, hiddenCollections, visibleCollections, type VisibleCollection } from './visible-collections';
export { searchText, searchTerms } from './sought-words';
