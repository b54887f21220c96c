export { NewPolicyDialog } from './new-policy-dialog';
export { PoliciesPage } from './policies-page';
export { PolicyPage } from './policy-page';
export { PublicPage } from './public-policy-page';
export { RolePolicies } from './role-policies';
