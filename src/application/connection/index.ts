export { Connection, type ConnectionState } from './connection';

export { KeptPage, type ShownKept } from './kept-page';

export { PageTracking } from './page-tracking';
