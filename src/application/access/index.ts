export { AccessStore, RolesStore } from './access-store';
