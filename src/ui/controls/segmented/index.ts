export { Segmented, type SegmentedItem, type SegmentedProps } from './segmented';
