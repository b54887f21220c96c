import { strict as assert } from 'node:assert';
import { setTimeout } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { sessionEnded } from '../../src/kernel';
import { PEOPLE } from '../platform/people';
import { defineSuite, failureOf, refusalOf, valueOf } from './suite';

/** Validity of a one-time code, and the minimum of it that must be left for a call, in ms. */
const PERIOD = 30_000;
const MINIMUM_LEFT = 3_000;

/** The current one-time code; waits for the next one when the current is about to expire. */
export const codeOf = async (secret: string): Promise<string> => {
  const left = PERIOD - (Date.now() % PERIOD);
  if (left < MINIMUM_LEFT) await setTimeout(left);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
};

const { email, password } = PEOPLE.editor;
const REFUSED = { status: 401, code: 'INVALID_CREDENTIALS', fields: [] };

export const authSuite = defineSuite('auth', {
  'a sign-in returns an access token that authenticates the user': async (target) => {
    const browser = target.browser();
    const { access_token, expires } = await valueOf(browser.auth.login({ email, password }));
    assert.equal((await valueOf(browser.holding(access_token).users.me())).email, email);
    assert.ok(expires > 10_000, `expires in ${expires} ms`);
  },
  'the email address of a sign-in is case-insensitive': async (target) => {
    await valueOf(target.browser().auth.login({ email: email.toUpperCase(), password }));
  },
  'a wrong password and an unknown address are refused with the same error': async (target) => {
    const { auth } = target.browser();
    assert.deepEqual(await refusalOf(auth.login({ email, password: 'wrong' })), REFUSED);
    assert.deepEqual(await refusalOf(auth.login({ email: 'contract-stranger@example.com', password })), REFUSED);
  },
  'a malformed address or an empty password is refused with INVALID_PAYLOAD': async (target) => {
    const shape = { status: 400, code: 'INVALID_PAYLOAD', fields: [] };
    assert.deepEqual(await refusalOf(target.browser().auth.login({ email: 'nowhere', password })), shape);
    assert.deepEqual(await refusalOf(target.browser().auth.login({ email, password: '' })), shape);
  },
  'a suspended user is refused with USER_SUSPENDED': async (target) => {
    const suspended = { status: 401, code: 'USER_SUSPENDED', fields: [] };
    assert.deepEqual(await refusalOf(target.browser().auth.login(PEOPLE.suspended)), suspended);
  },
  'a user with a second factor is refused with INVALID_OTP without a valid code': async (target) => {
    const { auth } = target.browser();
    const refused = { status: 401, code: 'INVALID_OTP', fields: [] };
    const guarded = { email: PEOPLE.guarded.email, password: PEOPLE.guarded.password };
    assert.deepEqual(await refusalOf(auth.login(guarded)), refused);
    assert.deepEqual(await refusalOf(auth.login({ ...guarded, otp: '000000' })), refused);
  },
  'a session can be refreshed repeatedly': async (target) => {
    const browser = target.browser();
    await valueOf(browser.auth.login({ email, password }));
    await valueOf(browser.auth.refresh());
    const { access_token } = await valueOf(browser.auth.refresh());
    assert.equal((await valueOf(browser.holding(access_token).users.me())).email, email);
  },
  'a refresh without a session is refused with INVALID_PAYLOAD': async (target) => {
    assert.equal((await refusalOf(target.browser().auth.refresh())).code, 'INVALID_PAYLOAD');
  },
  'a refresh after a sign-out is refused': async (target) => {
    const { auth } = target.browser();
    await valueOf(auth.login({ email, password }));
    await valueOf(auth.logout());
    assert.ok((await refusalOf(auth.refresh())).status < 500);
  },
  'a sign-out without a session succeeds': async (target) => {
    await valueOf(target.browser().auth.logout());
  },
  'a session cannot be refreshed from another browser': async (target) => {
    await valueOf(target.browser().auth.login({ email, password }));
    await failureOf(target.browser().auth.refresh());
  },
  'a forged access token ends the session': async (target) => {
    const gateways = target.browser().holding('forged-token');
    assert.deepEqual(await failureOf(gateways.users.me()), sessionEnded);
    assert.deepEqual(await failureOf(gateways.server.info()), sessionEnded);
  },
  'a repeated sign-out succeeds': async (target) => {
    const { auth } = target.browser();
    await valueOf(auth.login({ email, password }));
    await valueOf(auth.logout());
    await valueOf(auth.logout());
  },
  'an overlong password is refused with INVALID_CREDENTIALS': async (target) => {
    assert.deepEqual(await refusalOf(target.browser().auth.login({ email, password: 'x'.repeat(50_000) })), REFUSED);
  },
  'a user with a second factor signs in with a valid code; the password is checked first': async (target) => {
    await target.stage.resetPerson('guarded');
    const guarded = { email: PEOPLE.guarded.email, password: PEOPLE.guarded.password };
    const { auth } = target.browser();
    await valueOf(auth.login({ ...guarded, otp: await codeOf(PEOPLE.guarded.more.tfa_secret) }));
    assert.equal(
      (await refusalOf(auth.login({ ...guarded, password: 'wrong', otp: '000000' }))).code,
      'INVALID_CREDENTIALS',
    );
    assert.equal((await refusalOf(auth.login({ ...guarded, otp: '' }))).code, 'INVALID_PAYLOAD');
  },
});
