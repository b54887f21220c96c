export { PermissionTable } from './permission-table';
export { RuleSummary } from './rule-summary';
export { ACTION_TEXTS, LEVEL_ICONS, LEVEL_TEXTS } from './permission-texts';
export { PublicPermissionsPage } from './public-permissions-page';
