export { PermissionsService } from './permissions-service';
export { allows, ruleFor } from './rule';
