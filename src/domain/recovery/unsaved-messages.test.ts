import { otherUsers, unsavedMessage, type UnsavedReport } from '.';

const report: UnsavedReport = {
  tab: 'tab-1',
  user: 'clara',
  name: 'Clara Voss',
  email: 'Clara@Northlight.example',
  targets: [
    { kind: 'existing', collection: 'tags', key: 3 },
    { kind: 'several', collection: 'tags', keys: [1, 'b'] },
    { kind: 'new', collection: 'articles' },
  ],
};

test('decodes requests, reports and reminders', () => {
  for (const message of [
    { kind: 'unsaved-request' },
    { kind: 'unsaved-report', report },
    { kind: 'unsaved-reminder', tab: 'tab-1' },
  ])
    expect(unsavedMessage(structuredClone(message))).toEqual(message);
});

test('returns null for messages of another kind or shape', () => {
  for (const message of [
    null,
    'unsaved-request',
    { kind: 'signed-out', reason: 'sign-out' },
    { kind: 'unsaved-report' },
    { kind: 'unsaved-report', report: { ...report, targets: 'all' } },
    { kind: 'unsaved-report', report: { ...report, targets: [{ kind: 'existing', collection: 'tags' }] } },
    { kind: 'unsaved-report', report: { ...report, user: '' } },
    { kind: 'unsaved-reminder', tab: 7 },
  ])
    expect(unsavedMessage(message)).toBeNull();
});

test('compares users by their email address, regardless of case and surrounding spaces', () => {
  expect(otherUsers([report], ' clara@northlight.EXAMPLE ')).toEqual([]);
  expect(otherUsers([report], 'jun@northlight.example')).toEqual([report]);
  const unnamed = { ...report, email: null };
  expect(otherUsers([unnamed], 'clara@northlight.example')).toEqual([unnamed]);
});
