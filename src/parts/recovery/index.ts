export { ago } from './recovery.rules';
export { Recovery, Unfinished } from './recovery';
export { unfinishedList, unfinishedName, unfinishedPath } from './drafts.view-model';
