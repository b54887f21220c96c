import { localCookie } from './api-proxy';

describe('a cookie rewritten for this machine', () => {
  it('loses its domain and Secure, and keeps its path', () => {
    expect(
      localCookie('refresh=abc; Domain=.example.com; Max-Age=60; Path=/cms; HttpOnly; Secure; SameSite=Strict'),
    ).toBe('refresh=abc; Max-Age=60; Path=/cms; HttpOnly; SameSite=Strict');
  });

  it('is Lax instead of None, which needs Secure', () => {
    expect(localCookie('a=1; SameSite=None; Secure')).toBe('a=1; SameSite=Lax');
  });

  it('keeps values that look like attributes', () => {
    expect(localCookie('secure=1; path=/')).toBe('secure=1; path=/');
    expect(localCookie('a=domain')).toBe('a=domain');
  });
});
