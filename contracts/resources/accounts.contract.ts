import { MatchersV3 } from '@pact-foundation/pact';
import { contract, decoded, failed, refusal, type Contract, type Refusal, type Request } from '../contract';
import { LISTED_PROVIDERS, PEOPLE } from '../platform/people';
import { signLinkToken } from '../platform/link-token';
import { state } from '../states';

const { string } = MatchersV3;

const done = { status: 200 };

const request = (email: string): Request => ({ method: 'POST', path: '/auth/password/request', body: { email } });
const reset = (token: string, password: string): Request => ({
  method: 'POST',
  path: '/auth/password/reset',
  body: { token, password },
});
const accept = (token: string, password: string): Request => ({
  method: 'POST',
  path: '/users/invite/accept',
  body: { token, password },
});

const EDITOR = PEOPLE.editor;
const INVITED = PEOPLE.invited;

const broken = refusal(500, 'INTERNAL_SERVER_ERROR', string('An unexpected error occurred.'));
const forbidden = refusal(403, 'FORBIDDEN', string("You don't have permission to access this."));
const noAddress = refusal(400, 'INVALID_PAYLOAD', string('"email" field is required.'));
const noPassword = refusal(400, 'INVALID_PAYLOAD', string('"password" field is required.'));
const emptyPassword = refusal(400, 'INVALID_PAYLOAD', string('"password" is not allowed to be empty'));
const notInvited = refusal(400, 'INVALID_PAYLOAD', string(`Email address ${EDITOR.email} hasn't been invited.`));

const TOKENS = {
  reset: signLinkToken(EDITOR.email, 'password-reset'),
  ofSuspended: signLinkToken(PEOPLE.suspended.email, 'password-reset'),
  late: signLinkToken(EDITOR.email, 'password-reset', { until: 1_700_000_000 }),
  forged: signLinkToken(EDITOR.email, 'password-reset', { secret: 'a guess' }),
  invitation: signLinkToken(INVITED.email, 'invite'),
  lateInvitation: signLinkToken(INVITED.email, 'invite', { until: 1_700_000_000 }),
  acceptedInvitation: signLinkToken(EDITOR.email, 'invite'),
} as const;

/** An anonymous call that returns nothing or a refusal. */
const anonymous = (
  name: string,
  given: Contract['given'],
  asked: Request,
  call: Contract['call'],
  refused: Refusal | null = null,
): Contract =>
  contract({
    name,
    given,
    as: 'anonymous',
    request: asked,
    answer: refused?.answer ?? done,
    call,
    gives: refused === null ? decoded(undefined) : failed(refused.failure),
  });

const resetting = (name: string, token: string, password: string, refused: Refusal | null = null): Contract =>
  anonymous(
    `a new password ${name}`,
    [state('a person', { who: 'editor' })],
    reset(token, password),
    ({ accounts }) => accounts.resetPassword(token, password),
    refused,
  );

const accepting = (name: string, token: string, password: string, refused: Refusal | null = null): Contract =>
  anonymous(
    `an invitation ${name}`,
    [state('a person', { who: 'invited' })],
    accept(token, password),
    ({ accounts }) => accounts.acceptInvitation(token, password),
    refused,
  );

const requesting = (name: string, email: string, refused: Refusal | null = null): Contract =>
  anonymous(
    `a link for a new password ${name}`,
    [],
    request(email),
    ({ accounts }) => accounts.requestPasswordReset(email),
    refused,
  );

/**
 * Calls whose answer depends on a valid signature; a server with another secret answers each of
 * them with status 500.
 */
export const signedLinkContracts: readonly Contract[] = [
  resetting('by a mailed link', TOKENS.reset, EDITOR.password),
  resetting('by an invitation', TOKENS.invitation, 'other', forbidden),
  resetting('of a suspended user', TOKENS.ofSuspended, 'other', forbidden),
  accepting('that is accepted', TOKENS.invitation, INVITED.password),
  accepting('that is a link for a new password', TOKENS.reset, 'other', forbidden),
  accepting('of a user who has accepted it already', TOKENS.acceptedInvitation, 'other', notInvited),
];

export const accountsContracts: readonly Contract[] = [
  ...signedLinkContracts,
  requesting('for a user', EDITOR.email),
  requesting('for a stranger, who gets the same answer', 'contract-stranger@example.com'),
  requesting('without an address', '', noAddress),
  resetting('by a link that has run out', TOKENS.late, 'other', broken),
  resetting('by a forged link', TOKENS.forged, 'other', broken),
  resetting('by what is no link', 'not-a-token', 'other', broken),
  resetting('that is none', TOKENS.reset, '', noPassword),
  accepting('that has run out', TOKENS.lateInvitation, 'other', broken),
  accepting('that is none', 'not-a-token', 'other', broken),
  accepting('without a password', TOKENS.invitation, '', emptyPassword),
  contract({
    name: 'the sign-on providers',
    given: [],
    as: 'anonymous',
    request: { method: 'GET', path: '/auth/oauth' },
    answer: { status: 200, body: { data: LISTED_PROVIDERS } },
    call: ({ accounts }) => accounts.signOnProviders(),
    gives: decoded(LISTED_PROVIDERS),
  }),
];
