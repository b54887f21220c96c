export { StatusLabel, type StatusLabelProps } from './status-label';
