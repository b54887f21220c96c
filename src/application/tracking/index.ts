export { PageTracking } from './page-tracking';
