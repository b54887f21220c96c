import {
  apiFailure,
  decodeFailure,
  isMissing,
  isRefusal,
  isSignInRequired,
  isTooLarge,
  isTransient,
  isUncertainWrite,
  networkFailure,
  sessionEnded,
  type Failure,
} from './failure';

const PREDICATES = { isTransient, isUncertainWrite, isRefusal, isSignInRequired, isMissing };

/** The names of the predicates that are true for a failure. */
const classesOf = (failure: Failure): readonly string[] =>
  Object.entries(PREDICATES)
    .filter(([, holds]) => holds(failure))
    .map(([name]) => name);

test.each<[string, Failure, readonly (keyof typeof PREDICATES)[]]>([
  ['no answer to a read', networkFailure('GET /x', false), ['isTransient']],
  ['no answer to a write', networkFailure('PATCH /x', true), ['isTransient', 'isUncertainWrite']],
  ['an unreadable answer', decodeFailure('PATCH /x', 'data', 'object'), ['isUncertainWrite']],
  ['an ended session', sessionEnded, ['isSignInRequired']],
  ['400 INVALID_PAYLOAD', apiFailure(400, 'INVALID_PAYLOAD', ''), ['isRefusal']],
  ['400 RECORD_NOT_UNIQUE', apiFailure(400, 'RECORD_NOT_UNIQUE', ''), ['isRefusal']],
  ['401 INVALID_CREDENTIALS', apiFailure(401, 'INVALID_CREDENTIALS', ''), ['isRefusal', 'isSignInRequired']],
  ['403 FORBIDDEN', apiFailure(403, 'FORBIDDEN', ''), ['isRefusal', 'isMissing']],
  ['403 of a proxy', apiFailure(403, 'UNKNOWN', ''), ['isRefusal']],
  ['404 ITEM_NOT_FOUND', apiFailure(404, 'ITEM_NOT_FOUND', ''), ['isRefusal', 'isMissing']],
  ['404 ROUTE_NOT_FOUND', apiFailure(404, 'ROUTE_NOT_FOUND', ''), ['isRefusal']],
  ['409', apiFailure(409, 'UNKNOWN', ''), ['isRefusal']],
  ['413 of a proxy', apiFailure(413, 'UNKNOWN', ''), ['isRefusal']],
  ['429', apiFailure(429, 'UNKNOWN', '', [], 2), ['isTransient']],
  ['500 INTERNAL_SERVER_ERROR', apiFailure(500, 'INTERNAL_SERVER_ERROR', ''), ['isUncertainWrite']],
  ['500 of a proxy', apiFailure(500, 'UNKNOWN', ''), ['isUncertainWrite']],
  ['502', apiFailure(502, 'UNKNOWN', ''), ['isUncertainWrite']],
  ['503 SERVICE_UNAVAILABLE', apiFailure(503, 'SERVICE_UNAVAILABLE', ''), ['isTransient']],
  ['503 of a proxy', apiFailure(503, 'UNKNOWN', ''), ['isTransient', 'isUncertainWrite']],
  ['504', apiFailure(504, 'UNKNOWN', ''), ['isUncertainWrite']],
  ['507', apiFailure(507, 'UNKNOWN', ''), ['isUncertainWrite']],
])('classifies %s', (_, failure, classes) => expect(classesOf(failure)).toEqual(classes));

test('what was too large is told by the status of a proxy, and by the message of the API', () => {
  expect(isTooLarge(apiFailure(413, 'UNKNOWN', ''))).toBe(true);
  expect(isTooLarge(apiFailure(400, 'INVALID_PAYLOAD', 'request entity too large'))).toBe(true);
  expect(isTooLarge(apiFailure(400, 'INVALID_PAYLOAD', '"title" is required'))).toBe(false);
  expect(isTooLarge(networkFailure('POST /files', true))).toBe(false);
});
