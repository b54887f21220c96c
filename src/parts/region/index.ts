export { Region } from './region';
