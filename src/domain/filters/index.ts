export { resolveDynamic, type FilterContext } from './dynamic';
export { OPERATORS, type Filter, type Operator } from './filter';
export { like } from './like';
export { matches } from './matches';
export { isOperator } from './operators';
export { compareValues, instantOf } from './sql-order';
