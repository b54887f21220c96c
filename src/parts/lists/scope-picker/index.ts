export { ScopePicker } from './scope-picker';
