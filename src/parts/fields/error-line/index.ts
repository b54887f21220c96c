export { ErrorLine, NoteLine, NumberLine } from './error-line';
