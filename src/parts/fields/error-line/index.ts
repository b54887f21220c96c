export { ErrorLine, NoteLine, NumberLine, numberErrorKey } from './error-line';
