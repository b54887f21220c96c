export { StatusLabel, type StatusLabelProps } from './label-dot';
