export { UnsupportedValue, UnconfiguredChoices, InvalidNumber } from './unsupported-value';
