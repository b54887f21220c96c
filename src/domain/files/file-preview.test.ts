import { filePreview } from './file-preview';

const SMALL = { filesize: 1000, width: null, height: null };

test.each([
  ['image/jpeg', { kind: 'image', variant: { key: 'system-large-contain' }, asksFirst: false }],
  ['image/png; charset=binary', { kind: 'image', variant: { key: 'system-large-contain' }, asksFirst: false }],
  ['image/gif', { kind: 'image', asksFirst: false }],
  ['image/svg+xml', { kind: 'image', asksFirst: false }],
  ['video/mp4', { kind: 'video', asksFirst: false }],
  ['audio/mpeg', { kind: 'audio', asksFirst: false }],
  ['text/html', { kind: 'text', asksFirst: false }],
  ['application/json', { kind: 'text', asksFirst: false }],
  ['application/xhtml+xml', { kind: 'text', asksFirst: false }],
  ['application/pdf', { kind: 'none', asksFirst: false }],
  ['application/octet-stream', { kind: 'none', asksFirst: false }],
  [null, { kind: 'none', asksFirst: false }],
])('filePreview of %s', (type, preview) => expect(filePreview({ ...SMALL, type })).toEqual(preview));

test.each([
  ['video/mp4', { filesize: 5_000_000_000 }, true],
  ['text/plain', { filesize: 20_000_001 }, true],
  ['text/plain', { filesize: 20_000_000 }, false],
  ['text/plain', { filesize: null }, false],
  ['image/gif', { width: 65_000, height: 65_000 }, true],
  ['image/jpeg', { filesize: 5_000_000_000, width: 65_000, height: 65_000 }, false],
])('filePreview of %s with %j asks first: %s', (type, more, asks) =>
  expect(filePreview({ ...SMALL, ...more, type }).asksFirst).toBe(asks),
);
