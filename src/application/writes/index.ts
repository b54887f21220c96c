export { type Finder, type VerifiedWrite, VerifiedWrites } from './verified-writes';
export { verifiedAccounts, verifiedGateways } from './verified-gateways';
export { sessionlessRules, type SessionlessGateways, writeRules, type WriteRules } from './write-rules';
export { wasDeleted } from './was-deleted';
