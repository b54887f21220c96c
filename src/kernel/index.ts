export {
  allCalls,
  type Call,
  chainCall,
  fail,
  mapCall,
  uploadCall,
  uploadResult,
  succeed,
  type Upload,
  type UploadProgress,
  type UploadResult,
} from './call';
export {
  decodeJsonText,
  decodeOrNull,
  fromGuard,
  json,
  jsonList,
  jsonObject,
  memberDecoder,
  nonEmptyText,
  oneOf,
  orElse,
  ownMembers,
  textOrNull,
  totalDecoder,
  validEntries,
  validMembers,
  withFallback,
  withOptionalMembers,
} from './codec';
export { equals, isJsonObject, type Json, type JsonObject } from './json';
export {
  apiFailure,
  decodeFailure,
  isApiCode,
  isMissing,
  isRefusal,
  isSignInRequired,
  isTransient,
  isTooLarge,
  isUncertainWrite,
  networkFailure,
  sessionEnded,
  type ApiFailure,
  type DecodeFailure,
  type Failure,
  type FieldError,
  type RelatedRefusal,
  type NetworkFailure,
  type SessionEndedFailure,
} from './failure';
export { currentValue, Effect, StateValue } from './state-value';
export { formatDuration, formatSeconds } from './format-duration';
export { formatDigits, formatNumber } from './format-number';
export {
  actionOf,
  allowedAction,
  CallOperation,
  linkAction,
  type Action,
  type ActionLook,
  type Operation,
  type Shortcut,
} from './operation';
export {
  failed,
  idle,
  loading,
  mapRemoteData,
  ready,
  type RemoteData,
  RemoteDataStore,
  toRemoteData,
  valueOf,
} from './remote-data';
export { token, type NamedTokens, type Token } from './token';
export { characterStart, firstCharacter, overLength, shorten, textLength } from './text-length';
export { textOrder } from './text-order';
