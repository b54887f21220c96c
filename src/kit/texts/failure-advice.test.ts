import { apiFailure, networkFailure } from '../../kernel';
import { failureAdvice } from './failure-text';

test.each([
  [apiFailure(403, 'FORBIDDEN', ''), 'advice_forbidden'],
  [apiFailure(400, 'INVALID_PAYLOAD', ''), 'advice_api'],
  [apiFailure(409, 'UNKNOWN', ''), 'advice_wait'],
  [apiFailure(500, 'INTERNAL_SERVER_ERROR', ''), 'advice_server_trouble'],
  [networkFailure('PATCH /items/tags/3', true), 'advice_no_answer'],
])('what to do about %j', (failure, advice) => {
  expect(failureAdvice(failure).key).toBe(advice);
});
