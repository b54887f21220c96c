export { SchemaEditor } from './schema-editor';
export { SchemaService } from './schema-service';
