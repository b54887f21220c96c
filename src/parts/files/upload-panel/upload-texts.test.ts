import type { UploadEntry, UploadState } from '../../../domain/files';
import { apiFailure, networkFailure } from '../../../kernel';
import { percentText, remainingText, uploadStateText } from './upload-texts';

const t = (key: string, parameters: object = {}): string =>
  [key, ...Object.values(parameters).map((each) => String(each).replaceAll(/\s/g, ' '))].join(' ');

const textOf = (state: UploadState, sizeBytes: number | null = 2_000_000) => {
  const entry: UploadEntry = { id: 'u', name: 'a.png', type: 'image/png', sizeBytes, state };
  return uploadStateText(entry, t as never, 'en-US');
};

const lost = networkFailure('POST /files', true);

test('each state has a text with what is known of it', () => {
  expect(textOf({ kind: 'waiting' })).toBe('upload_waiting');
  expect(textOf({ kind: 'importing' }, null)).toBe('import_fetching');
  expect(textOf({ kind: 'done', file: null })).toBe('upload_done');
  expect(textOf({ kind: 'sending', sentBytes: 2_000_400, totalBytes: 2_000_500 })).toBe(
    'upload_sent_of 2.00 MB 2.00 MB',
  );
  expect(textOf({ kind: 'failed', failure: lost, sentBytes: 1_600_000 })).toBe('upload_broke 80%');
  expect(textOf({ kind: 'failed', failure: lost, sentBytes: 0 })).toBe('error_no_answer');
  expect(textOf({ kind: 'failed', failure: lost, sentBytes: 2_000_000 })).toBe('error_no_answer');
  expect(textOf({ kind: 'failed', failure: lost, sentBytes: 5 }, null)).toBe('error_no_answer');
});

test('each refusal has its reason; that of the server in its own words if it has some', () => {
  const refused = (reason: Extract<UploadState, { readonly kind: 'refused' }>['reason'], sizeBytes?: null) =>
    textOf({ kind: 'refused', reason }, sizeBytes);
  expect(refused({ kind: 'empty' })).toBe('upload_empty');
  expect(refused({ kind: 'wrong_type' })).toBe('upload_wrong_type');
  expect(refused({ kind: 'too_large', maxBytes: null })).toBe('upload_too_large_unknown 2000000');
  expect(refused({ kind: 'too_large', maxBytes: null }, null)).toBe('error_too_large');
  expect(refused({ kind: 'too_large', maxBytes: 500_000_000 })).toBe('upload_too_large 2000000 500000000');
  expect(refused({ kind: 'server', failure: apiFailure(400, 'INVALID_PAYLOAD', '<b>No</b>') })).toBe('<b>No</b>');
  expect(refused({ kind: 'server', failure: apiFailure(403, 'FORBIDDEN', '') })).toBe('error_forbidden');
  expect(refused({ kind: 'server', failure: lost })).toBe('error_no_answer');
});

test.each([
  [1, '5 seconds'],
  [11_000, '15 seconds'],
  [55_000, '55 seconds'],
  [56_000, '1 minute'],
  [119_000, '2 minutes'],
])('%d ms are left: %s', (milliseconds, text) => expect(remainingText(milliseconds, 'en-US')).toBe(text));

test('percent has no decimals', () => expect(percentText(0.576, 'en-US')).toBe('58%'));
