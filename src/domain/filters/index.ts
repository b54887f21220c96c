export { ARCHIVE_FILTER_KEY, archiveFilter, hidesArchived, showArchived } from './archive-filter';
export { compileFilter, compileGuard } from './compile';
export { isComplete } from './counts';
export {
  describeFilters,
  type Description,
  type DescriptionKey,
  type FormatPath,
  type ValueFormatter,
} from './describe-filters';
export { resolveDynamic, type FilterContext } from './dynamic';
export { addFilter, changeFilter, clearFilters, FILTER_EDIT_DELAY_MS, removeFilter, visibleFilters } from './edit-filters';
export { isFieldPath } from './field-path';
export { MAX_FIELD_DEPTH, fieldsOnPath, filterableFields, resolvePath } from './field-tree';
export { relationSteps, type RelationStep } from './field-way';
export { segmentLabel } from './name-of-step';
export { isOperator, OPERATORS, type Filter, type Operator } from './filter';
export { newCondition, newGroup, type FilterCondition, type FilterGroup, type FilterNode } from './filter-node';
export { arityOf, boundsOf, listFromText, scalarText, valuesOf, withOperator, type Arity } from './filter-value';
export { fromApiFilter } from './from-api';
export { hasFilteredFields } from './judgeable';
export { like } from './like';
export { matches } from './matches';
export { nextFocusKey } from './neighbour';
export { decodeFilters, encodeFilters } from './saved-filters';
export { compareValues, instantOf } from './sql-order';
export { completeFilters, conditionsIn, firstFilters, invalidFilters, applicableFilters } from './standing-filters';
export { allOfFilters, toApiFilter } from './to-api';
export { initialValue, operatorsOf, type FilterOperator } from './type-operators';
export { unusedKey, withUniqueKeys } from './unique-keys';
