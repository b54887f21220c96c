export { OPERATORS, type Filter, type Operator } from './filter';
