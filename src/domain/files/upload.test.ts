import fc from 'fast-check';
import { apiFailure, networkFailure, sessionEnded } from '../../kernel';
import {
  afterFailure,
  formFileName,
  hasContent,
  isAccepted,
  isKeyTaken,
  isRunning,
  isUnfinished,
  localRefusal,
  remainingTime,
  uploadSummary,
  type UploadEntry,
  type UploadState,
} from './upload';

const photo = { name: 'Harbour.JPG', type: 'image/jpeg', size: 10 };

test.each([
  ['', true],
  [' , ', true],
  ['image/*', true],
  ['IMAGE/JPEG; q=1', false],
  ['image/png, image/jpeg', true],
  ['.jpg', true],
  ['.png,.gif', false],
  ['*', true],
  ['video/*', false],
  ['image', false],
])('accept=%j allows a JPEG: %s', (accept, expected) => expect(isAccepted(accept, photo)).toBe(expected));

test('refuses empty, large and unaccepted files before they are sent', () => {
  const limits = { accept: 'image/*', maxBytes: 10 };
  expect(localRefusal(photo, limits)).toBeNull();
  expect(localRefusal({ ...photo, size: 0 }, limits)).toEqual({ kind: 'empty' });
  expect(localRefusal({ ...photo, size: 11 }, limits)).toEqual({ kind: 'too_large', maxBytes: 10 });
  expect(localRefusal({ ...photo, size: 5e9 }, { accept: '', maxBytes: null })).toBeNull();
  expect(localRefusal({ ...photo, type: 'text/html' }, limits)).toEqual({ kind: 'wrong_type' });
});

test('formFileName encodes line breaks, which would end the header of a part', () =>
  expect(formFileName('"a"\r\nb%<c>.txt')).toBe('"a"%0D%0Ab%<c>.txt'));

test('a refusal of the server is final; everything else can be retried', () => {
  const forbidden = apiFailure(403, 'FORBIDDEN', '');
  expect(afterFailure(forbidden, 3)).toEqual({ kind: 'refused', reason: { kind: 'server', failure: forbidden } });
  expect(afterFailure(apiFailure(413, 'UNKNOWN', ''), 3)).toEqual({
    kind: 'refused',
    reason: { kind: 'too_large', maxBytes: null },
  });
  for (const failure of [
    networkFailure('POST /files', true),
    apiFailure(500, 'INTERNAL_SERVER_ERROR', ''),
    apiFailure(429, 'REQUESTS_EXCEEDED', ''),
    apiFailure(401, 'INVALID_CREDENTIALS', ''),
    sessionEnded,
  ])
    expect(afterFailure(failure, 3)).toEqual({ kind: 'failed', failure, sentBytes: 3 });
});

test('isKeyTaken recognises the refusal of a key only', () => {
  const taken = (field: string) =>
    apiFailure(400, 'RECORD_NOT_UNIQUE', '', [{ field, code: 'RECORD_NOT_UNIQUE', type: null, details: {} }]);
  expect(isKeyTaken(taken('id'))).toBe(true);
  expect(isKeyTaken(taken('title'))).toBe(false);
  expect(isKeyTaken(apiFailure(403, 'FORBIDDEN', ''))).toBe(false);
});

test('a file has content when it has a name in the storage and a size, even zero', () => {
  expect(hasContent({ filename_disk: 'a.txt', filesize: 0 })).toBe(true);
  expect(hasContent({ filename_disk: null, filesize: null })).toBe(false);
  expect(hasContent({ filename_disk: 'a.txt', filesize: null })).toBe(false);
});

const failure = networkFailure('POST /files', true);
const STATES: readonly UploadState[] = [
  { kind: 'waiting' },
  { kind: 'importing' },
  { kind: 'sending', sentBytes: 25, totalBytes: 100 },
  { kind: 'sending', sentBytes: 0, totalBytes: 0 },
  { kind: 'done', file: null },
  { kind: 'refused', reason: { kind: 'empty' } },
  { kind: 'failed', failure, sentBytes: 5 },
];

const entryOf = (state: UploadState, sizeBytes: number | null = 100): UploadEntry => ({
  id: 'u',
  name: 'a.txt',
  type: 'text/plain',
  sizeBytes,
  state,
});

test('the summary counts and weighs by bytes, without what has failed', () => {
  expect(STATES.map((state) => isRunning({ state }))).toEqual([true, true, true, true, false, false, false]);
  expect(uploadSummary(STATES.map((state) => entryOf(state)))).toEqual({
    total: 5,
    done: 1,
    failed: 2,
    running: 4,
    fraction: 0.25,
    sentBytes: 125,
    remainingBytes: 375,
  });
  expect(
    uploadSummary([
      entryOf({ kind: 'done', file: null }, 900),
      entryOf({ kind: 'waiting' }, 100),
      entryOf({ kind: 'importing' }, null),
    ]),
  ).toMatchObject({ fraction: 0.6, remainingBytes: 600 });
  expect(uploadSummary([entryOf({ kind: 'importing' }, null)])).toMatchObject({ fraction: 0, remainingBytes: 1 });
  expect(uploadSummary([])).toEqual({
    total: 0,
    done: 0,
    failed: 0,
    running: 0,
    fraction: 1,
    sentBytes: 0,
    remainingBytes: 0,
  });
  expect(uploadSummary([entryOf({ kind: 'sending', sentBytes: 120, totalBytes: 100 })]).fraction).toBe(1);
});

test('the fraction is between 0 and 1 for any entries', () => {
  const size = fc.oneof(fc.constant(null), fc.nat());
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...STATES), size)), (all) => {
      const { fraction } = uploadSummary(all.map(([state, bytes]) => entryOf(state, bytes)));
      expect(fraction).toBeGreaterThanOrEqual(0);
      expect(fraction).toBeLessThanOrEqual(1 + Number.EPSILON * 8);
    }),
  );
});

test('the remaining time follows the speed so far, once it is known', () => {
  expect(remainingTime(300, 100, 2_000)).toBe(6_000);
  expect(remainingTime(300, 100, 1_999)).toBeNull();
  expect(remainingTime(300, 0, 9_000)).toBeNull();
});

test('unfinished are running uploads, and failed ones of this device, which can be retried', () => {
  const failed: UploadState = { kind: 'failed', failure: networkFailure('POST /files', true), sentBytes: 0 };
  expect(isUnfinished(entryOf({ kind: 'waiting' }))).toBe(true);
  expect(isUnfinished(entryOf(failed, 100))).toBe(true);
  expect(isUnfinished(entryOf(failed, null))).toBe(false);
  expect(STATES.map((state) => isUnfinished(entryOf(state, null)))).toEqual(
    STATES.map((state) => isRunning({ state })),
  );
});
