import { MatchersV3 } from '@pact-foundation/pact';
import { contract, decoded, failed, refusal, type Contract, type Request } from '../contract';
import { PEOPLE } from '../platform/people';
import { state } from '../states';

const { integer, regex, string } = MatchersV3;

const credentialsOf = ({ email, password }: { readonly email: string; readonly password: string }) => ({
  email,
  password,
});

const ADMINISTRATOR = credentialsOf(PEOPLE.administrator);
const UNKNOWN_USER = { email: 'contract-stranger@example.com', password: 'guessed' };

const login = (body: Readonly<Record<string, string>>): Request => ({
  method: 'POST',
  path: '/auth/login',
  body: { ...body, mode: 'cookie' },
});
const refresh: Request = { method: 'POST', path: '/auth/refresh' };
const logout: Request = { method: 'POST', path: '/auth/logout' };

/** A new token pair: the access token in the body, the refresh token in an HttpOnly cookie. */
const tokens = {
  status: 200,
  headers: {
    'Set-Cookie': regex(/directus_refresh_token=[^;]+;.*HttpOnly.*/, 'directus_refresh_token=fresh; Path=/; HttpOnly'),
  },
  body: { data: { access_token: string('fresh-access-token'), expires: integer(900000) } },
};
const decodedTokens = decoded({ access_token: 'fresh-access-token', expires: 900000 });

const wrong = refusal(401, 'INVALID_CREDENTIALS', string('Invalid user credentials.'));
const suspended = refusal(401, 'USER_SUSPENDED', string('User suspended.'));
const otpMissing = refusal(401, 'INVALID_OTP', string('"otp" is required'));
const otpWrong = refusal(401, 'INVALID_OTP', string('Invalid user OTP.'));
const notAnAddress = refusal(400, 'INVALID_PAYLOAD', string('"email" must be a valid email'));
const noCookie = refusal(
  400,
  'INVALID_PAYLOAD',
  string('"refresh_token" is required in either the JSON payload or Cookie'),
);

const GUARDED = credentialsOf(PEOPLE.guarded);
const SUSPENDED = credentialsOf(PEOPLE.suspended);

export const sessionContracts: readonly Contract[] = [
  contract({
    name: 'a sign-in',
    given: [state('a person', { who: 'administrator' })],
    as: 'anonymous',
    request: login(ADMINISTRATOR),
    answer: tokens,
    call: ({ auth }) => auth.login(ADMINISTRATOR),
    gives: decodedTokens,
  }),
  contract({
    name: 'a sign-in with a wrong password',
    given: [state('a person', { who: 'administrator' })],
    as: 'anonymous',
    request: login({ ...ADMINISTRATOR, password: 'wrong' }),
    answer: wrong.answer,
    call: ({ auth }) => auth.login({ ...ADMINISTRATOR, password: 'wrong' }),
    gives: failed(wrong.failure),
  }),
  contract({
    name: 'a sign-in of a stranger',
    given: [],
    as: 'anonymous',
    request: login(UNKNOWN_USER),
    answer: wrong.answer,
    call: ({ auth }) => auth.login(UNKNOWN_USER),
    gives: failed(wrong.failure),
  }),
  contract({
    name: 'a sign-in with what is no address',
    given: [],
    as: 'anonymous',
    request: login({ email: 'nowhere', password: 'guessed' }),
    answer: notAnAddress.answer,
    call: ({ auth }) => auth.login({ email: 'nowhere', password: 'guessed' }),
    gives: failed(notAnAddress.failure),
  }),
  contract({
    name: 'a sign-in of a suspended user',
    given: [state('a person', { who: 'suspended' })],
    as: 'anonymous',
    request: login(SUSPENDED),
    answer: suspended.answer,
    call: ({ auth }) => auth.login(SUSPENDED),
    gives: failed(suspended.failure),
  }),
  contract({
    name: 'a sign-in without the second factor',
    given: [state('a person', { who: 'guarded' })],
    as: 'anonymous',
    request: login(GUARDED),
    answer: otpMissing.answer,
    call: ({ auth }) => auth.login(GUARDED),
    gives: failed(otpMissing.failure),
  }),
  contract({
    name: 'a sign-in with a wrong second factor',
    given: [state('a person', { who: 'guarded' })],
    as: 'anonymous',
    request: login({ ...GUARDED, otp: '000000' }),
    answer: otpWrong.answer,
    call: ({ auth }) => auth.login({ ...GUARDED, otp: '000000' }),
    gives: failed(otpWrong.failure),
  }),
  contract({
    name: 'a renewal of the session',
    given: [state('a session in the browser', { who: 'administrator' })],
    as: 'anonymous',
    cookie: true,
    request: refresh,
    answer: tokens,
    call: ({ auth }) => auth.refresh(),
    gives: decodedTokens,
  }),
  contract({
    name: 'a renewal after a sign-on through a provider',
    given: [state('a sign-on in the browser')],
    as: 'anonymous',
    cookie: true,
    request: refresh,
    answer: tokens,
    call: ({ auth }) => auth.refresh(),
    gives: decodedTokens,
  }),
  contract({
    name: 'a renewal with a refresh token already used',
    given: [state('a refresh token already used', { who: 'administrator' })],
    as: 'anonymous',
    cookie: true,
    request: refresh,
    answer: wrong.answer,
    call: ({ auth }) => auth.refresh(),
    gives: failed(wrong.failure),
  }),
  contract({
    name: 'a renewal without a session',
    given: [state('no session in the browser')],
    as: 'anonymous',
    request: refresh,
    answer: noCookie.answer,
    call: ({ auth }) => auth.refresh(),
    gives: failed(noCookie.failure),
  }),
  contract({
    name: 'a sign-out',
    given: [state('a session in the browser', { who: 'administrator' })],
    as: 'anonymous',
    cookie: true,
    request: logout,
    answer: { status: 200 },
    call: ({ auth }) => auth.logout(),
    gives: decoded(undefined),
  }),
];
