import { strict as assert } from 'node:assert';
import { LISTED_PROVIDERS, PEOPLE } from '../platform/people';
import { signLinkToken } from '../platform/link-token';
import { defineSuite, FORBIDDEN, refusalOf, valueOf } from './suite';

const EDITOR = PEOPLE.editor;
const INVITED = PEOPLE.invited;
const SERVER_ERROR = { status: 500, code: 'INTERNAL_SERVER_ERROR', fields: [] };
const PAYLOAD = { status: 400, code: 'INVALID_PAYLOAD', fields: [] };
const EXPIRED = { until: 1_700_000_000 };

export const accountsSuite = defineSuite('accounts', {
  'a password reset request succeeds for an unknown address and fails for an empty one': async (target) => {
    const { accounts } = await target.as('anonymous');
    await valueOf(accounts.requestPasswordReset(EDITOR.email));
    await valueOf(accounts.requestPasswordReset('contract-stranger@example.com'));
    await valueOf(accounts.requestPasswordReset('nowhere'));
    assert.deepEqual(await refusalOf(accounts.requestPasswordReset('')), PAYLOAD);
  },
  'a password reset link can be used more than once': async (target) => {
    await target.stage.resetPerson('editor');
    const { accounts } = await target.as('anonymous');
    const token = signLinkToken(EDITOR.email, 'password-reset');
    for (const password of ['contract-other-1', 'contract-other-2']) {
      await valueOf(accounts.resetPassword(token, password));
      await valueOf(target.browser().auth.login({ email: EDITOR.email, password }));
    }
    assert.equal(
      (await refusalOf(target.browser().auth.login({ email: EDITOR.email, password: EDITOR.password }))).code,
      'INVALID_CREDENTIALS',
    );
    await target.stage.resetPerson('editor');
  },
  'an expired, forged, malformed or overlong password reset link fails': async (target) => {
    const { accounts } = await target.as('anonymous');
    const expired = signLinkToken(EDITOR.email, 'password-reset', EXPIRED);
    const forged = signLinkToken(EDITOR.email, 'password-reset', { secret: 'a guess' });
    for (const token of [
      expired,
      forged,
      'not-a-token',
      'a.b.c',
      `${signLinkToken(EDITOR.email, 'password-reset')}x`,
      'x'.repeat(100_000),
    ]) {
      assert.deepEqual(await refusalOf(accounts.resetPassword(token, 'other')), SERVER_ERROR);
    }
    assert.deepEqual(await refusalOf(accounts.resetPassword('', 'other')), PAYLOAD);
    assert.deepEqual(
      await refusalOf(accounts.resetPassword(signLinkToken(EDITOR.email, 'password-reset'), '')),
      PAYLOAD,
    );
  },
  'a reset link for an unknown or suspended user, or of another purpose, is refused with FORBIDDEN': async (target) => {
    const { accounts } = await target.as('anonymous');
    const unknown = signLinkToken('contract-stranger@example.com', 'password-reset');
    const capitals = signLinkToken(EDITOR.email.toUpperCase(), 'password-reset');
    const suspended = signLinkToken(PEOPLE.suspended.email, 'password-reset');
    const invitation = signLinkToken(EDITOR.email, 'invite');
    for (const token of [unknown, capitals, suspended, invitation]) {
      assert.deepEqual(await refusalOf(accounts.resetPassword(token, 'other')), FORBIDDEN);
    }
  },
  'an invitation can be accepted once, and the user can then sign in': async (target) => {
    await target.stage.resetPerson('invited');
    const { accounts } = await target.as('anonymous');
    const credentials = { email: INVITED.email, password: 'contract-mine' };
    const { auth } = target.browser();
    assert.equal(
      (await refusalOf(auth.login({ email: INVITED.email, password: INVITED.password }))).code,
      'INVALID_CREDENTIALS',
    );
    const token = signLinkToken(INVITED.email, 'invite');
    await valueOf(accounts.acceptInvitation(token, credentials.password));
    await valueOf(auth.login(credentials));
    assert.deepEqual(await refusalOf(accounts.acceptInvitation(token, 'again')), PAYLOAD);
    await target.stage.resetPerson('invited');
  },
  'an invalid invitation link, or one for a user who is not invited, is refused': async (target) => {
    await target.stage.resetPerson('invited');
    const { accounts } = await target.as('anonymous');
    assert.deepEqual(
      await refusalOf(accounts.acceptInvitation(signLinkToken(INVITED.email, 'invite', EXPIRED), 'x')),
      SERVER_ERROR,
    );
    assert.deepEqual(await refusalOf(accounts.acceptInvitation('not-a-token', 'x')), SERVER_ERROR);
    assert.deepEqual(
      await refusalOf(accounts.acceptInvitation(signLinkToken(INVITED.email, 'password-reset'), 'x')),
      FORBIDDEN,
    );
    assert.deepEqual(await refusalOf(accounts.acceptInvitation(signLinkToken(EDITOR.email, 'invite'), 'x')), PAYLOAD);
    assert.deepEqual(
      await refusalOf(accounts.acceptInvitation(signLinkToken('contract-stranger@example.com', 'invite'), 'x')),
      PAYLOAD,
    );
    assert.deepEqual(await refusalOf(accounts.acceptInvitation(signLinkToken(INVITED.email, 'invite'), '')), PAYLOAD);
  },
  'the token of a link is not accepted as an access token': async (target) => {
    const gateways = target.browser().holding(signLinkToken(EDITOR.email, 'invite'));
    assert.deepEqual(await refusalOf(gateways.users.me()), SERVER_ERROR);
  },
  'an anonymous caller reads the list of sign-on providers': async (target) => {
    const { accounts } = await target.as('anonymous');
    assert.deepEqual(await valueOf(accounts.signOnProviders()), LISTED_PROVIDERS);
  },
  'a sign-on link of a listed provider redirects, one of another provider is not found': async (target) => {
    const { accounts } = await target.as('anonymous');
    const back = 'https://desk.example.com/admin/login';
    const statusOf = async (provider: string): Promise<number> =>
      (await fetch(accounts.signOnLink(provider, back), { redirect: 'manual' })).status;
    // A world in a browser has no provider: its link leads straight back.
    if (target.name === 'memory') return assert.ok(accounts.signOnLink(LISTED_PROVIDERS[0], back).startsWith(back));
    assert.equal(await statusOf(LISTED_PROVIDERS[0]), 302);
    assert.equal(await statusOf('unknown'), 404);
  },
  'a sign-on link contains the encoded provider and the redirect address': async (target) => {
    const { accounts } = await target.as('anonymous');
    const back = 'https://desk.example.com/admin/login?next=1';
    const link = accounts.signOnLink('a b', back);
    assert.ok(link.startsWith(back) || link.endsWith(`/auth/oauth/a%20b?redirect=${encodeURIComponent(back)}`), link);
  },
});
