export { KeptValue } from './kept-value';
export { UnconfiguredChoices } from './unconfigured-choices';
export { UnfinishedNumber } from './unfinished-number';
