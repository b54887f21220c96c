export { Boundary } from './boundary';
