export { AccessStore, RolesStore } from './access-store';
export { PermissionChanges } from './permission-changes';
export type { OpenRule, RuleDenial } from './open-rule';
export { PermissionRule, type RuleDependencies, ruleDependencies, type RulePlace } from './permission-rule';
