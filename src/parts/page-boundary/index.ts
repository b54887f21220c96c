export { Region } from './page-boundary';
