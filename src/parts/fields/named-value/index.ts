export { useNamedValue } from './named-value';
