export { archiveRuleOf, isArchived, type ArchiveRule } from './archive';
export {
  isSingleton,
  isSystemCollection,
  isUnmanaged,
  standingOf,
  SYSTEM_PREFIX,
  USUAL_STANDINGS,
  type Collection,
  type CollectionMeta,
  type CollectionStanding,
} from './collection';
export type { CollectionDraft } from './collection-draft';
export { columnInputs, USUAL_LENGTH, USUAL_PRECISION, USUAL_SCALE, type ColumnInput } from './column-inputs';
export { databaseName, isDatabaseName } from './database-name';
export { collectionName, fieldName, titleCase } from './display-name';
export { displayTemplateOf, listedByDefault } from './display-template';
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
export { changeFieldType, reorderedFields, type FieldChange, type FieldDraft, type FieldPlace } from './field-draft';
export { keyDraft, type KeyChoice } from './key-choices';
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
export { usualDisplay } from './usual-display';
export { collectionsNamed, hiddenCollections, visibleCollections, type VisibleCollection } from './visible-collections';
export { soughtText, soughtWords } from './sought-words';
