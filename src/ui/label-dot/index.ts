export { LabelDot, type LabelDotProps } from './label-dot';
