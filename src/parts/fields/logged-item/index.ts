export { LoggedItemName, LoggedItemsProvider } from './logged-item-name';
