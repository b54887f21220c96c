export { SchemaEditor, SchemaService } from './schema-service';
