import { appearanceMessage, isTheme } from '.';

test('isTheme accepts the themes of the platform only', () => {
  expect(['auto', 'light', 'dark'].every(isTheme)).toBe(true);
  expect([null, '', 'pink'].some(isTheme)).toBe(false);
});

test('decodes messages about the account and the device', () => {
  const account = {
    kind: 'account-appearance',
    user: 'clara',
    appearance: { language: 'de-DE', theme: null },
  } as const;
  expect(appearanceMessage(structuredClone(account))).toEqual(account);
  expect(appearanceMessage({ kind: 'device-appearance' })).toEqual({ kind: 'device-appearance' });
});

test('returns null for messages of another kind or shape', () => {
  for (const message of [null, 'x', { kind: 'renewed' }, { kind: 'account-appearance', user: 'clara' }])
    expect(appearanceMessage(message)).toBeNull();
});
