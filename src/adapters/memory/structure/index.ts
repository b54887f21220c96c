export { systemRelations } from './relations';
export { systemCollections, systemFields } from './system-structure';
