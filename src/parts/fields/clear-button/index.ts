export { ClearButton } from './clear-button';
