export { NotFound } from '../../parts/not-found';
export { PrivateArea } from './private-area';
