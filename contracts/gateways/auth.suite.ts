import { strict as assert } from 'node:assert';
import { setTimeout } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { sessionEnded } from '../../src/kernel';
import { PEOPLE } from '../platform/people';
import { defineSuite, failureOf, refusalOf, valueOf } from './suite';

/** Validity of a one-time code, and the minimum of it that must be left for a call, in ms. */
const PERIOD = 30_000;
const ENOUGH = 3_000;

/** The current one-time code; waits for the next one when the current is about to expire. */
export const codeOf = async (secret: string): Promise<string> => {
  const left = PERIOD - (Date.now() % PERIOD);
  if (left < ENOUGH) await setTimeout(left);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
};

const { email, password } = PEOPLE.editor;
const REFUSED = { status: 401, code: 'INVALID_CREDENTIALS', fields: [] };

export const authSuite = defineSuite('auth', {
  'a sign-in gives an access token that is good for something': async (target) => {
    const browser = target.browser();
    const { access_token, expires } = await valueOf(browser.auth.login({ email, password }));
    assert.equal((await valueOf(browser.holding(access_token).users.me())).email, email);
    assert.ok(expires > 10_000, `expires in ${expires} ms`);
  },
  'an address may be typed in capitals': async (target) => {
    await valueOf(target.browser().auth.login({ email: email.toUpperCase(), password }));
  },
  'a wrong password and a stranger are refused alike': async (target) => {
    const { auth } = target.browser();
    assert.deepEqual(await refusalOf(auth.login({ email, password: 'wrong' })), REFUSED);
    assert.deepEqual(await refusalOf(auth.login({ email: 'contract-stranger@example.com', password })), REFUSED);
  },
  'a sign-in that lacks something is refused for its shape': async (target) => {
    const shape = { status: 400, code: 'INVALID_PAYLOAD', fields: [] };
    assert.deepEqual(await refusalOf(target.browser().auth.login({ email: 'nowhere', password })), shape);
    assert.deepEqual(await refusalOf(target.browser().auth.login({ email, password: '' })), shape);
  },
  'somebody suspended is told so': async (target) => {
    const suspended = { status: 401, code: 'USER_SUSPENDED', fields: [] };
    assert.deepEqual(await refusalOf(target.browser().auth.login(PEOPLE.suspended)), suspended);
  },
  'who has a second factor has to give it': async (target) => {
    const { auth } = target.browser();
    const refused = { status: 401, code: 'INVALID_OTP', fields: [] };
    const guarded = { email: PEOPLE.guarded.email, password: PEOPLE.guarded.password };
    assert.deepEqual(await refusalOf(auth.login(guarded)), refused);
    assert.deepEqual(await refusalOf(auth.login({ ...guarded, otp: '000000' })), refused);
  },
  'a session is renewed again and again': async (target) => {
    const browser = target.browser();
    await valueOf(browser.auth.login({ email, password }));
    await valueOf(browser.auth.refresh());
    const { access_token } = await valueOf(browser.auth.refresh());
    assert.equal((await valueOf(browser.holding(access_token).users.me())).email, email);
  },
  'without a session there is nothing to renew': async (target) => {
    assert.equal((await refusalOf(target.browser().auth.refresh())).code, 'INVALID_PAYLOAD');
  },
  'after a sign-out the session cannot be renewed': async (target) => {
    const { auth } = target.browser();
    await valueOf(auth.login({ email, password }));
    await valueOf(auth.logout());
    assert.ok((await refusalOf(auth.refresh())).status < 500);
  },
  'a sign-out without a session succeeds': async (target) => {
    await valueOf(target.browser().auth.logout());
  },
  'one browser knows nothing of the session of another': async (target) => {
    await valueOf(target.browser().auth.login({ email, password }));
    await failureOf(target.browser().auth.refresh());
  },
  'a forged access token ends the session': async (target) => {
    const gateways = target.browser().holding('forged-token');
    assert.deepEqual(await failureOf(gateways.users.me()), sessionEnded);
    assert.deepEqual(await failureOf(gateways.server.info()), sessionEnded);
  },
  'a sign-out with a token that nobody knows succeeds, and one twice too': async (target) => {
    const { auth } = target.browser();
    await valueOf(auth.login({ email, password }));
    await valueOf(auth.logout());
    await valueOf(auth.logout());
  },
  'a password that is far too long is just wrong': async (target) => {
    assert.deepEqual(await refusalOf(target.browser().auth.login({ email, password: 'x'.repeat(50_000) })), REFUSED);
  },
  'who has a second factor comes in with its code': async (target) => {
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
