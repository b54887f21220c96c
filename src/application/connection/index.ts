export { Connection, type ConnectionState } from './connection';

export { PageTracking } from './page-tracking';
