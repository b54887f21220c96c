export { Segmented, type SegmentedProps } from './segmented';
export type { SegmentedItem } from './segmented-option';
