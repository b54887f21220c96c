export { Segmented, type SegmentedProps } from './segmented';
export type { SegmentedChoice } from './segmented-option';
