export { KeptValue } from './kept-value';
export { UnconfiguredChoices } from './unconfigured-choices';
