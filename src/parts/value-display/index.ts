export { displayOf } from './display-of.rules';
export { ValueDisplay } from './value-display';
