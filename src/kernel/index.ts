export { allCalls } from './all-calls';
export { succeed, fail, mapCall, chainCall, type Call } from './call';
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
export { Live } from './live';
export { numberText } from './number-text';
export type { Operation } from './operation';
export { failed, idle, loading, mapRemote, ready, toRemote, valueOf, type Remote } from './remote';
export { RemoteStore } from './remote-store';
export { token, type Token } from './token';
export { resultOf, sent, type Sending, type Sent, type Upload } from './upload';
