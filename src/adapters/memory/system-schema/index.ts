export { LATER_NAMES, POLICY_FLAGS } from './later-tables';
export { LATER_SYSTEM_SCHEMA, SYSTEM_SCHEMA } from './system-schema';
