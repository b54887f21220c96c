export { MoreValues } from './more-values';
