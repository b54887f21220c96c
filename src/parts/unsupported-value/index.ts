export { KeptValue, UnconfiguredChoices, UnfinishedNumber } from './unsupported-value';
