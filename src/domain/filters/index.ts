export { ARCHIVE_FILTER_KEY, archiveFilter, hidesArchived, showArchived } from './archive-filter';
export { compileFilter, compileGuard } from './evaluate-filter';
export {
  type Arity,
  arityOf,
  boundsOf,
  isComplete,
  listFromText,
  scalarText,
  valuesOf,
  withOperator,
} from './filter-value';
export {
  describeFilters,
  type Description,
  type DescriptionKey,
  type FormatPath,
  type ValueFormatter,
} from './describe-filters';
export { resolveDynamic, type FilterContext } from './dynamic-values';
export {
  addFilter,
  changeFilter,
  clearFilters,
  FILTER_EDIT_DELAY_MS,
  nextFocusKey,
  removeFilter,
  visibleFilters,
} from './edit-filters';
export {
  type FilterCondition,
  type FilterGroup,
  type FilterNode,
  isFieldPath,
  newCondition,
  newGroup,
  unusedKey,
  withUniqueKeys,
} from './filter-node';
export {
  fieldsOnPath,
  filterableFields,
  MAX_FIELD_DEPTH,
  type RelationStep,
  relationSteps,
  resolvePath,
  segmentLabel,
} from './resolve-path';
export {
  type Filter,
  type FilterOperator,
  initialValue,
  isOperator,
  type Operator,
  OPERATORS,
  operatorsOf,
} from './filter-operators';
export { allOfFilters, fromApiFilter, toApiFilter } from './api-filter';
export { like } from './operator-tests';
export { decodeFilters, encodeFilters } from './saved-filters';
export { compareValues, instantOf } from './sql-order';
export { completeFilters, conditionsIn, firstFilters, invalidFilters, applicableFilters } from './applicable-filters';
