import { tabMessage } from './tab-message';

test('what tabs tell is read', () => {
  const news = { kind: 'renewed', access_token: 'a', until: 1 } as const;
  expect(tabMessage(news)).toEqual(news);
  expect(tabMessage({ ...news, kind: 'signed-in', more: 1 })).toEqual({ ...news, kind: 'signed-in' });
  expect(tabMessage({ kind: 'signed-out', reason: 'sign-out' })).toEqual({ kind: 'signed-out', reason: 'sign-out' });
  expect(tabMessage({ kind: 'signed-out', reason: 'session-expired' })).toEqual({
    kind: 'signed-out',
    reason: 'session-expired',
  });
});

test('everything else is none of theirs', () => {
  const noise = [
    null,
    undefined,
    'renewed',
    [],
    {},
    { kind: 'renewed' },
    { kind: 'renewed', access_token: 'a' },
    { kind: 'renewed', until: 1 },
  ];
  for (const source of [
    ...noise,
    { kind: 'signed-out' },
    { kind: 'signed-out', reason: 'boredom' },
    { kind: 'other', access_token: 'a', until: 1 },
  ]) {
    expect(tabMessage(source)).toBeNull();
  }
});
