export { displayIdOf, EmptyValue, MoreValues, renderValue, usePreloadedDisplays, ValueDisplay } from './value-display';
