export { ActionButton } from './action-button';
