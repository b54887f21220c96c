export { systemCollections, systemFields, systemRelations } from './system-schema';
