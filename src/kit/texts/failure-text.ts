import {
  type ApiFailure,
  type Failure,
  type FieldError,
  isTooLarge,
  type Json,
  type RelatedRefusal,
} from '../../kernel';
import { type Field, fieldOf, type FieldNaming, type Schema, titleCase } from '../../domain/schema';
import type { TextParameters, Translate } from './translator';
import type { TextKey } from './text-keys';

/** A text key and its parameters. */
export interface Message {
  readonly key: TextKey;
  readonly parameters?: TextParameters;
}

const BY_CODE: Readonly<Record<string, TextKey>> = {
  COLLECTION_NOT_FOUND: 'error_collection_not_found',
  FIELD_NOT_FOUND: 'error_field_not_found',
  FORBIDDEN: 'error_forbidden',
  INVALID_CREDENTIALS: 'error_invalid_credentials',
  INVALID_OTP: 'error_invalid_otp',
  INVALID_PAYLOAD: 'error_invalid_payload',
  INVALID_QUERY: 'error_invalid_query',
  // Later servers refuse a link with it; other tokens are renewed.
  INVALID_TOKEN: 'error_forbidden',
  ITEM_LIMIT_REACHED: 'error_item_limit_reached',
  ITEM_NOT_FOUND: 'error_item_not_found',
  ROUTE_NOT_FOUND: 'error_route_not_found',
  RECORD_NOT_UNIQUE: 'error_record_not_unique',
  SESSION_OUTDATED: 'error_session_outdated',
  STORAGE_FULL: 'error_storage_full',
  TOKEN_EXPIRED: 'error_forbidden',
  USER_SUSPENDED: 'error_user_suspended',
  CONTAINS_NULL_VALUES: 'error_contains_null_values',
  INVALID_FOREIGN_KEY: 'error_invalid_foreign_key',
  NOT_NULL_VIOLATION: 'error_not_null_violation',
  SERVICE_UNAVAILABLE: 'error_service_unavailable',
  UNPROCESSABLE_ENTITY: 'error_unprocessable',
  UNPROCESSABLE_CONTENT: 'error_unprocessable',
};

/** Statuses without a platform code, which proxies in front of the server answer as well. */
const BY_STATUS: Readonly<Record<number, TextKey>> = {
  409: 'error_in_the_way',
  429: 'error_too_many_requests',
  503: 'error_unavailable',
};

/** Looks up own properties only, because codes and rules come from the server. */
const lookup = (texts: Readonly<Record<string, TextKey>>, name: string | null): TextKey | null =>
  name !== null && Object.hasOwn(texts, name) ? (texts[name] ?? null) : null;

/** Short title of a failure: the codes of spec 000 section 8, and network failures. */
export const failureTitle = (failure: Failure): Message => {
  switch (failure.kind) {
    case 'api':
      if (isTooLarge(failure) && failure.code !== 'STORAGE_FULL') return { key: 'error_too_large' };
      return { key: lookup(BY_CODE, failure.code) ?? BY_STATUS[failure.status] ?? 'error_unexpected' };
    case 'network':
      return { key: failure.write ? 'error_no_answer' : 'error_unreachable' };
    case 'decode':
      return { key: 'error_wrong_answer' };
    case 'session-ended':
      return { key: 'session_expired' };
  }
};

const ADVICE_BY_CODE: Readonly<Record<string, TextKey>> = {
  // The server's own answer about a service it uses, such as the address of a file to import.
  SERVICE_UNAVAILABLE: 'advice_service_unavailable',
  SESSION_OUTDATED: 'advice_session_outdated',
  STORAGE_FULL: 'advice_storage_full',
  UNPROCESSABLE_ENTITY: 'advice_unprocessable',
  UNPROCESSABLE_CONTENT: 'advice_unprocessable',
};

const apiFailureAdvice = (failure: ApiFailure): Message => {
  const { code, status, retryAfter, sentBytes } = failure;
  const advice = lookup(ADVICE_BY_CODE, code);
  if (advice !== null) return { key: advice };
  if (isTooLarge(failure))
    return sentBytes === undefined
      ? { key: 'advice_too_large' }
      : { key: 'advice_too_large_size', parameters: { size: sentBytes } };
  if (status === 429 && retryAfter !== null)
    return { key: 'advice_too_many_requests', parameters: { seconds: Math.ceil(retryAfter) } };
  if (status === 403) return { key: 'advice_forbidden' };
  if (status in BY_STATUS) return { key: 'advice_wait' };
  return { key: status >= 500 ? 'advice_server_trouble' : 'advice_api' };
};

/** What the user can do about a failure. */
export const failureAdvice = (failure: Failure): Message => {
  switch (failure.kind) {
    case 'api':
      return apiFailureAdvice(failure);
    case 'network':
      return { key: failure.write ? 'advice_no_answer' : 'advice_unreachable' };
    case 'decode':
      return { key: 'advice_wrong_answer' };
    case 'session-ended':
      return { key: 'advice_session_ended' };
  }
};

/** Technical details for support, without tokens and content. Null when there are none. */
export const failureDetails = (failure: Failure): string | null => {
  switch (failure.kind) {
    case 'api':
      return `[${failure.code}] ${failure.status} ${failure.message}`.trim();
    case 'network':
      return failure.endpoint;
    case 'decode':
      return `${failure.endpoint}: ${failure.path} should be ${failure.expected}`;
    case 'session-ended':
      return null;
  }
};

const BY_RULE: Readonly<Record<string, TextKey>> = {
  eq: 'validation_eq',
  neq: 'validation_neq',
  in: 'validation_in',
  nin: 'validation_nin',
  contains: 'validation_contains',
  ncontains: 'validation_ncontains',
  gt: 'validation_gt',
  gte: 'validation_gte',
  lt: 'validation_lt',
  lte: 'validation_lte',
  empty: 'validation_empty',
  nempty: 'validation_nempty',
  null: 'validation_null',
  nnull: 'validation_nnull',
  required: 'validation_required',
  regex: 'validation_regex',
  policy_slashes: 'validation_policy_slashes',
  policy_pattern: 'validation_policy_pattern',
  asset_key_form: 'validation_asset_key_form',
  asset_key_reserved: 'validation_asset_key_reserved',
  asset_key_twice: 'validation_asset_key_twice',
  asset_size: 'validation_asset_size',
  asset_quality: 'validation_asset_quality',
};

const asText = (value: Json | undefined): string => {
  if (Array.isArray(value)) return value.map((entry: Json) => asText(entry)).join(', ');
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Why a field's value was rejected, by the server or before it was sent. */
export const fieldErrorText = (error: FieldError): Message => {
  if (error.code === 'RECORD_NOT_UNIQUE') return { key: 'validation_unique' };
  if (error.code === 'NOT_NULL_VIOLATION') return { key: 'validation_nnull' };
  const { valid, invalid, substring, over, limit } = error.details;
  if (error.type === 'max_length')
    return { key: 'validation_too_long', parameters: { count: Number(over), limit: Number(limit) } };
  return {
    key: lookup(BY_RULE, error.type) ?? 'validation_refused',
    parameters: { valid: asText(valid), invalid: asText(invalid), substring: asText(substring) },
  };
};

/** What names the field of a related item. The schema is read for such an error only. */
export interface RelatedNaming {
  readonly schema: Schema;
  readonly fieldName: FieldNaming;
}

/** The name of a field that errors of related items have in common; its key as words if the schema does not know it. */
const relatedFieldName = ({ field, refused }: RelatedRefusal, { schema, fieldName }: RelatedNaming): string => {
  const [known] = refused.flatMap(({ collection }) => fieldOf(schema, collection, field) ?? []);
  return known === undefined ? titleCase(field) : fieldName(known);
};

/** Errors whose own message says more than that of the field's rule. */
const EXPLAINED_TYPES: readonly (string | null)[] = ['required', 'max_length'];

/** What the configuration of a field says when its rule refuses a value; null where it says nothing. */
const configuredMessage = (field: Field | undefined, { code, type, related }: FieldError): string | null => {
  const message = field?.meta?.validation_message;
  const isOfRule = code === 'FAILED_VALIDATION' && related === undefined && !EXPLAINED_TYPES.includes(type);
  return isOfRule && typeof message === 'string' && message.trim() !== '' ? message : null;
};

/**
 * The message of a field error: that of the field's configuration, if `field` is known and has one; about a related item
 * with the name of its field, and its title if it is known.
 */
export const printFieldError = (t: Translate, naming: () => RelatedNaming, error: FieldError, of?: Field): string => {
  const configured = configuredMessage(of, error);
  if (configured !== null) return configured;
  const { key, parameters } = fieldErrorText(error);
  const message = t(key, parameters);
  const { related } = error;
  if (related === undefined) return message;
  const field = relatedFieldName(related, naming());
  return related.title === null
    ? t('error_in_related', { field, message })
    : t('error_in_related_item', { field, message, item: related.title });
};
