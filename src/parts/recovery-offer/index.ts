export { ago } from './ago.rules';
export { Recovery } from './recovery';
export { Unfinished } from './unfinished';
export { unfinishedList } from './unfinished-list.view-model';
export { unfinishedName, unfinishedPath } from './unfinished-name';
