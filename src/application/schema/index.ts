export { SchemaStore } from './schema-store';
