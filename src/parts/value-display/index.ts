export { displayOf, EmptyValue, shownValue, usePreloadedDisplays, ValueDisplay } from './value-display';
