export { GuardedItems } from './guarded-items';
export { publicPolicies } from './policies';
