export { CompareRolesPage } from './compare-roles-page';
