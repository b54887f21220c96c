export { ARCHIVE_FILTER_KEY, archiveFilter, hidesArchived, showArchived } from './archive-filter';
export { compileFilter, compileGuard } from './compile';
export { counts } from './counts';
export {
  describeFilters,
  type Description,
  type DescriptionKey,
  type NameOfField,
  type ValueWords,
} from './describe-filters';
export { resolveDynamic, type FilterContext } from './dynamic';
export { addFilter, changeFilter, clearFilters, FILTER_EDIT_DELAY, removeFilter, visibleFilters } from './edit-filters';
export { isFieldPath } from './field-path';
export { DEEPEST_FIELD, fieldsOnPath, filterableIn, wayBehind } from './field-tree';
export { waysOf, type FieldWay } from './field-way';
export { nameOfStep } from './name-of-step';
export { isOperator, OPERATORS, type Filter, type Operator } from './filter';
export { newCondition, newGroup, type FilterCondition, type FilterGroup, type FilterNode } from './filter-node';
export { arityOf, boundsOf, listFromText, scalarText, valuesOf, withOperator, type Arity } from './filter-value';
export { fromApiFilter } from './from-api';
export { isJudgeable } from './judgeable';
export { like } from './like';
export { matches } from './matches';
export { neighbourOf } from './neighbour';
export { decodeFilters, encodeFilters } from './saved-filters';
export { compareValues, instantOf } from './sql-order';
export { completeFilters, conditionsIn, firstFilters, lostFilters, standingFilters } from './standing-filters';
export { allOfFilters, toApiFilter } from './to-api';
export { initialValue, operatorsOf, type FilterOperator } from './type-operators';
export { freshKey, withUniqueKeys } from './unique-keys';
