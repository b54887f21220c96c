import type { Notification } from '../../application/notifications';
import { apiFailure, networkFailure, type Failure } from '../../kernel';
import { noticeText, noticeTitle } from './notice-texts';

const t = (key: string): string => key;

const notice = (failure: Failure | null, text: Notification['text'] = null): Notification => ({
  id: 1,
  timestamp: 0,
  tone: 'danger',
  text,
  failure,
  persist: true,
  dialog: false,
});

test('shows the message of the server, or advice', () => {
  expect(noticeText(notice(apiFailure(400, 'INVALID_PAYLOAD', 'No such field.')), t)).toBe('No such field.');
  expect(noticeText(notice(apiFailure(403, 'FORBIDDEN', '')), t)).toBe('advice_forbidden');
  expect(noticeText(notice(networkFailure('GET /items/x', false)), t)).toBe('advice_unreachable');
  expect(noticeText(notice(null, 'item_created'), t)).toBeUndefined();
  expect(noticeTitle(notice(null, 'item_created'), t)).toBe('item_created');
});

test('cuts a message at 200 characters', () => {
  const text = noticeText(notice(apiFailure(500, 'INTERNAL_SERVER_ERROR', 'x'.repeat(10_000))), t) ?? '';
  expect(text).toHaveLength(200);
  expect(text.endsWith('…')).toBe(true);
  expect(noticeText(notice(apiFailure(400, 'INVALID_QUERY', 'y'.repeat(200))), t)).toBe('y'.repeat(200));
});
