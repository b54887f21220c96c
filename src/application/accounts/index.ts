export { Accounts } from './accounts';
