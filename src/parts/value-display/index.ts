export { displayOf } from './display-of.rules';
export { EmptyValue } from './empty-value';
export { shownValue } from './shown-value';
export { usePreloadedDisplays } from './use-preloaded-displays';
export { ValueDisplay } from './value-display';
