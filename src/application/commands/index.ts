export { Commands, type Command } from './commands';
