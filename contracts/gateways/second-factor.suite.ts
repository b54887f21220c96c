import { strict as assert } from 'node:assert';
import type { AllGateways } from '../http-gateways';
import { PEOPLE } from '../platform/people';
import { codeOf } from './auth.suite';
import { defineSuite, refusalOf, valueOf, type Target } from './suite';

const { email, password } = PEOPLE.editor;
const PAYLOAD = { status: 400, code: 'INVALID_PAYLOAD', fields: [] };

/** The gateways of a newly signed-in editor without a second factor. */
const fresh = async (target: Target): Promise<AllGateways> => {
  await target.stage.resetPerson('editor');
  const browser = target.browser();
  return browser.holding((await valueOf(browser.auth.login({ email, password }))).access_token);
};

export const secondFactorSuite = defineSuite('second factor', {
  'a code enables the second factor, is required at the next sign-in, and disables it': async (target) => {
    const { users } = await fresh(target);
    const { secret, otpauth_url } = await valueOf(users.generateSecondFactor(password));
    assert.ok(otpauth_url.startsWith('otpauth://totp/') && otpauth_url.includes(`secret=${secret}&`), otpauth_url);
    await valueOf(users.enableSecondFactor(secret, await codeOf(secret)));
    const { auth } = target.browser();
    assert.equal((await refusalOf(auth.login({ email, password }))).code, 'INVALID_OTP');
    await valueOf(auth.login({ email, password, otp: await codeOf(secret) }));
    await valueOf(users.disableSecondFactor(await codeOf(secret)));
    await valueOf(auth.login({ email, password }));
  },
  'while a second factor is enabled, another one or a wrong code is refused with INVALID_PAYLOAD': async (target) => {
    const { users } = await fresh(target);
    const { secret } = await valueOf(users.generateSecondFactor(password));
    await valueOf(users.enableSecondFactor(secret, await codeOf(secret)));
    assert.deepEqual(await refusalOf(users.generateSecondFactor(password)), PAYLOAD);
    assert.deepEqual(await refusalOf(users.enableSecondFactor(secret, await codeOf(secret))), PAYLOAD);
    assert.deepEqual(await refusalOf(users.disableSecondFactor('000000')), PAYLOAD);
    assert.deepEqual(await refusalOf(users.disableSecondFactor('')), PAYLOAD);
    await target.stage.resetPerson('editor');
  },
  'generating a secret with a wrong password is refused without ending the session': async (target) => {
    const { users } = await fresh(target);
    const refused = { status: 401, code: 'INVALID_CREDENTIALS', fields: [] };
    assert.deepEqual(await refusalOf(users.generateSecondFactor('wrong')), refused);
    assert.deepEqual(await refusalOf(users.generateSecondFactor('')), PAYLOAD);
    assert.equal((await valueOf(users.me())).email, email);
  },
  'enabling with a wrong code or secret is refused with INVALID_PAYLOAD': async (target) => {
    const { users } = await fresh(target);
    const { secret } = await valueOf(users.generateSecondFactor(password));
    const other = (await valueOf(users.generateSecondFactor(password))).secret;
    assert.notEqual(other, secret);
    for (const otp of [await codeOf(other), '12', ''])
      assert.deepEqual(await refusalOf(users.enableSecondFactor(secret, otp)), PAYLOAD);
    assert.deepEqual(await refusalOf(users.enableSecondFactor('bogus!!', await codeOf(secret))), PAYLOAD);
    assert.deepEqual(await refusalOf(users.enableSecondFactor('', await codeOf(secret))), PAYLOAD);
    assert.deepEqual(await refusalOf(users.disableSecondFactor(await codeOf(secret))), PAYLOAD);
  },
});
