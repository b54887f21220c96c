export { ARCHIVE_FILTER_KEY, archiveFilter, hidesArchived, showArchived } from './archive-filter';
export { compileFilter, compileGuard, filteredPaths } from './evaluation/evaluate-filter';
export { matchesFilter } from './evaluation/match-filter';
export { explainFilter, type FilterExplanation } from './evaluation/explain-filter';
export { type ExplainedCondition, type ExplainedNode, type ExplainedResult } from './evaluation/explained-node';
export {
  arityOf,
  boundsOf,
  isComplete,
  hasOpenQuote,
  listFromText,
  listText,
  scalarText,
  valuesOf,
  withOperator,
  withPresentBounds,
} from './filter-value';
export { firstOperator } from './editing/first-operator';
export { conditionOn, valueComparison, withComparison } from './editing/value-filter';
export { describeFilters, type Description } from './describe-filters';
export { resolveDynamic, type FilterContext } from './evaluation/dynamic-values';
export {
  addFilter,
  changeFilter,
  clearFilters,
  FILTER_EDIT_DELAY_MS,
  nextFocusKey,
  removeFilter,
  visibleFilters,
} from './editing/edit-filters';
export {
  isFieldPath,
  newCondition,
  newGroup,
  unusedKey,
  withUniqueKeys,
  type FilterCondition,
  type FilterGroup,
  type FilterNode,
} from './filter-node';
export { FILTER_FIELDS, filterSteps } from './filter-path';
export {
  initialValue,
  isOperator,
  offeredOperators,
  OPERATORS,
  operatorsOf,
  type Filter,
  type FilterOperator,
  type Operator,
  type RefusedOperators,
} from './filter-operators';
export { allFilters, fromApiFilter, toApiFilter } from './api-filter';
export { like } from './evaluation/operator-tests';
export { decodeFilters, encodeFilters } from './saved-filters';
export { compareValues, instantOf } from './evaluation/sql-order';
export { requestFilter } from './request-filter';
export { applicableFilters, completeFilters, conditionsIn, firstFilters, invalidFilters } from './applicable-filters';
