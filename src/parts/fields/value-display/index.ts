export { editCountsText, useEditsText } from './edit-counts';
export { displayIdOf, EmptyValue, MoreValues, renderValue, usePreloadedDisplays, ValueDisplay } from './value-display';
