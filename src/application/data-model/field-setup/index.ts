export { FieldSetupSession, type FieldSetupPlace } from './field-setup-session';
export { containsNulls, ReplaceNulls } from './replace-nulls';
