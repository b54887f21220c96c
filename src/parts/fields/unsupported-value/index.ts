export { UnsupportedValue, UnconfiguredChoices } from './unsupported-value';
