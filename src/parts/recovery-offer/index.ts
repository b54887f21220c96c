export { Recovery } from './recovery';
export { Unfinished } from './unfinished';
