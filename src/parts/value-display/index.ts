export { displayOf } from './display-of.rules';
export { usePreloadedDisplays } from './use-preloaded-displays';
export { ValueDisplay } from './value-display';
