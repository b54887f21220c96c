import type { Notification } from '../../application/notifications';
import { apiFailure, networkFailure, type Failure } from '../../kernel';
import { noticeText, noticeTitle, shortName } from './notice-texts';

const t = (key: string, parameters: object = {}): string => [key, ...Object.values(parameters)].join(' ');

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
  expect(noticeTitle(notice(null, 'item_created'), t, 'en-US')).toBe('item_created');
});

test('cuts a message at 200 characters', () => {
  const text = noticeText(notice(apiFailure(500, 'INTERNAL_SERVER_ERROR', 'x'.repeat(10_000))), t) ?? '';
  expect(text).toHaveLength(200);
  expect(text.endsWith('…')).toBe(true);
  expect(noticeText(notice(apiFailure(400, 'INVALID_QUERY', 'y'.repeat(200))), t)).toBe('y'.repeat(200));
});

test('names the item in the language of the reader, or has the text without a name', () => {
  const name = (language: string) => (language === 'de-DE' ? 'Fähre' : null);
  const title = (language: string) => noticeTitle({ ...notice(null, 'item_updated'), name }, t, language);
  expect(title('de-DE')).toBe('item_saved_named Fähre');
  expect(title('en-US')).toBe('item_updated');
});

test('names a bookmark in the text itself, beside a count', () => {
  const bookmark = { ...notice(null, 'bookmark_saved'), count: 1, name: () => 'Mine' };
  expect(noticeTitle(bookmark, t, 'en-US')).toBe('bookmark_saved 1 Mine');
});

test('writes a name on one line, without characters that change the writing direction', () => {
  expect(shortName(' The last\n ferry\u202e \u2069to Hirta ')).toBe('The last ferry to Hirta');
  expect(noticeTitle({ ...notice(null, 'item_updated'), name: () => '\u200f\u202e' }, t, 'en-US')).toBe('item_updated');
});

test('cuts a name at 60 characters, not within one', () => {
  expect(shortName('a'.repeat(60))).toBe('a'.repeat(60));
  expect(shortName('🚢'.repeat(61))).toBe(`${'🚢'.repeat(59)}…`);
});
