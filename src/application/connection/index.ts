export { Connection, type ConnectionState } from './connection';
