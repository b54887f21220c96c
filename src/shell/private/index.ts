export { OtherPages } from './other-pages';
export { PrivateArea } from './private-area';
