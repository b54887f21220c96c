export { AccessStore } from './access-store';
export { RolesStore } from './roles-store';
