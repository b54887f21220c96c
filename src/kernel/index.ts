export { allCalls, type Call, chainCall, fail, mapCall, succeed } from './call';
export { equals } from './equality';
export {
  apiFailure,
  decodeFailure,
  isApiCode,
  networkFailure,
  sessionEnded,
  type ApiFailure,
  type DecodeFailure,
  type Failure,
  type FieldError,
  type NetworkFailure,
  type SessionEndedFailure,
} from './failure';
export { isJsonObject, type Json, type JsonObject } from './json';
export { Effect, StateValue } from './state-value';
export { formatNumber } from './format-number';
export type { Operation } from './operation';
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
export { token, type Token } from './token';
export { resultOf, sent, type UploadProgress, type UploadResult, type Upload } from './upload';
