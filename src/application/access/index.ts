export { AccessStore, RolesStore } from './access-store';
export { PermissionChanges } from './permission-changes';
export {
  type OpenRule,
  PermissionRule,
  type RuleDenial,
  type RuleDependencies,
  ruleDependencies,
  type RulePlace,
} from './permission-rule';
