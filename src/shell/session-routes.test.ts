import { testUser } from '../domain/permissions/current-user.fixtures';
import { loginRedirect, loginTarget, privateScreen, signInRedirect, signOnCallback } from './session-routes.rules';

const user = { ...testUser(false), last_page: '/collections/tags' };
const signedIn = { isSignedIn: true, wasSignedIn: false, user, data: 'ready', redirect: null } as const;

test.each([
  ['without a session, the form', { ...signedIn, isSignedIn: false }, { kind: 'form' }],
  ['after the sign-in, the last page', signedIn, { kind: 'redirect', path: '/collections/tags' }],
  [
    'after the sign-in, the requested page',
    { ...signedIn, redirect: '/collections/articles' },
    { kind: 'redirect', path: '/collections/articles' },
  ],
  [
    'after the sign-in, the overview instead of a last page that is not safe',
    { ...signedIn, user: { ...user, last_page: '//evil.example' } },
    { kind: 'redirect', path: '/collections' },
  ],
  [
    'with a session from before, the question whether to continue',
    { ...signedIn, wasSignedIn: true },
    { kind: 'continue', user, path: '/collections/tags' },
  ],
  [
    'with a session from before, the requested page',
    { ...signedIn, wasSignedIn: true, redirect: '/collections/articles' },
    { kind: 'redirect', path: '/collections/articles' },
  ],
  ['while the user is loading, a spinner', { ...signedIn, user: null, data: 'loading' }, { kind: 'loading' }],
  [
    'when the user cannot be loaded, the page that shows why',
    { ...signedIn, user: null, data: 'failed' },
    { kind: 'redirect', path: '/collections' },
  ],
] as const)('/login shows %s', (_, state, target) => {
  expect(loginTarget(state)).toEqual(target);
});

test('the redirect parameter precedes the router state, and unsafe targets are ignored', () => {
  const from = { from: '/collections/tags' };
  expect(loginRedirect(new URLSearchParams('redirect=/collections/articles'), from)).toBe('/collections/articles');
  expect(loginRedirect(new URLSearchParams('redirect=//evil.example'), from)).toBe('/collections/tags');
  expect(loginRedirect(new URLSearchParams(), null)).toBeNull();
});

test('sign-on providers return to the sign-in page below the path of the application', () => {
  expect(signOnCallback(null, 'https://cms.example/admin/')).toBe('https://cms.example/admin/login');
  expect(signOnCallback('/collections/tags', 'https://cms.example/admin/')).toBe(
    'https://cms.example/admin/login?redirect=%2Fcollections%2Ftags',
  );
});

test('a page without a session leads to the sign-in, and back unless the user signed out', () => {
  expect(signInRedirect(null, '/collections/tags')).toEqual({ path: '/login', state: { from: '/collections/tags' } });
  expect(signInRedirect('session-expired', '/collections/tags')).toEqual({
    path: '/login?reason=session-expired',
    state: { from: '/collections/tags' },
  });
  expect(signInRedirect('sign-out', '/collections/tags')).toEqual({
    path: '/login?reason=sign-out',
    state: { from: null },
  });
});

test('pages need app access and the data of the session', () => {
  const api = { ...user, role: null };
  expect(privateScreen(null, 'loading')).toBe('loading');
  expect(privateScreen(user, 'loading')).toBe('loading');
  expect(privateScreen(user, 'failed')).toBe('failed');
  expect(privateScreen(user, 'ready')).toBe('pages');
  expect(privateScreen(api, 'failed')).toBe('no-access');
  expect(privateScreen(api, 'ready')).toBe('no-access');
  expect(privateScreen(api, 'loading')).toBe('loading');
});
