export { ErrorLine, InvalidNumber } from './error-line';
