export { clearSelection } from './clear-selection';
