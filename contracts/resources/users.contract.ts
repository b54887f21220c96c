import { MatchersV3 } from '@pact-foundation/pact';
import type { CurrentUser } from '../../src/domain/users';
import { sessionEnded } from '../../src/kernel';
import { contract, decoded, failed, refusal, type Contract, type Refusal, type Request } from '../contract';
import { GUESTS, PEOPLE, ROLE_ROWS, ROLES } from '../platform/people';
import { state } from '../states';

const { regex, string } = MatchersV3;

const me: Request = { method: 'GET', path: '/users/me', query: { fields: '*,avatar.id,role.*' } };

const nameOfRole = (id: string): string => String(ROLE_ROWS.find((role) => role['id'] === id)?.['name']);

/** Members that every server answers; the others depend on earlier visits. */
const toldOf = (who: 'administrator' | 'editor') => {
  const { id, email, role, more } = PEOPLE[who];
  const { first_name, last_name, language, theme } = more;
  const flags = { admin_access: who === 'administrator', app_access: true, module_list: null, collection_list: null };
  return { id, first_name, last_name, email, language, theme, role: { id: role, name: nameOfRole(role), ...flags } };
};

const userOf = (who: 'administrator' | 'editor'): CurrentUser => ({ ...toldOf(who), avatar: null, last_page: null });

const mine = (who: 'administrator' | 'editor'): Contract =>
  contract({
    name: `the ${who}'s own record with the role`,
    given: [],
    as: who,
    request: me,
    answer: { status: 200, body: { data: toldOf(who) } },
    call: ({ users }) => users.me(),
    gives: decoded(userOf(who)),
  });

const unknown = refusal(401, 'INVALID_CREDENTIALS', string('Invalid user credentials.'));

const forbidden = refusal(403, 'FORBIDDEN', string("You don't have permission to access this."));
const noAddress = refusal(400, 'INVALID_PAYLOAD', string('"email[1]" must be a valid email'));
const known = refusal(400, 'RECORD_NOT_UNIQUE', string('Field "email" has to be unique.'), {
  field: 'email',
  type: null,
  details: { collection: 'directus_users' },
});
const wrongPassword = refusal(401, 'INVALID_CREDENTIALS', string('Invalid user credentials.'));
const wrongCode = refusal(400, 'INVALID_PAYLOAD', string('"otp" is invalid'));
const noFactor = refusal(400, 'INVALID_PAYLOAD', string(`User "${PEOPLE.editor.id}" doesn't have TFA enabled.`));
const managed = refusal(400, 'INVALID_PAYLOAD', string('You can\'t change the "tfa_secret" value manually.'));

const updateMe = (body: Readonly<Record<string, string>>): Request => ({ ...me, method: 'PATCH', body });

const changed = { theme: 'auto' };

const inviting = (
  name: string,
  emails: readonly string[],
  as: 'administrator' | 'editor',
  refused: Refusal | null = null,
): Contract =>
  contract({
    name: `an invitation ${name}`,
    given: [state('no guests')],
    as,
    request: { method: 'POST', path: '/users/invite', body: { email: emails, role: ROLES.editors } },
    answer: refused?.answer ?? { status: 200 },
    call: ({ users }) => users.invite(emails, ROLES.editors),
    gives: refused === null ? decoded(undefined) : failed(refused.failure),
  });

const SECRET_OF_FACTOR = 'JNWVI2I2HIJQ26L3';
const ADDRESS_OF_FACTOR = `otpauth://totp/Project:editor?secret=${SECRET_OF_FACTOR}&issuer=Project`;

const generate = (password: string): Request => ({
  method: 'POST',
  path: '/users/me/tfa/generate',
  body: { password },
});

export const usersContracts: readonly Contract[] = [
  mine('administrator'),
  mine('editor'),
  contract({
    name: 'the own record of an anonymous caller',
    given: [],
    as: 'anonymous',
    request: me,
    answer: unknown.answer,
    call: ({ users }) => users.me(),
    gives: failed(unknown.failure),
  }),
  contract({
    name: 'a request with an access token that is not (or no longer) good',
    given: [],
    as: 'forger',
    request: me,
    answer: unknown.answer,
    call: ({ users }) => users.me(),
    gives: failed(sessionEnded),
  }),
  contract({
    name: "a change of the administrator's own record",
    given: [],
    as: 'administrator',
    request: updateMe({ theme: 'auto' }),
    answer: { status: 200, body: { data: { ...toldOf('administrator'), ...changed } } },
    call: ({ users }) => users.updateMe({ theme: 'auto' }),
    gives: decoded({ ...userOf('administrator'), ...changed }),
  }),
  contract({
    name: "a change of the language of the administrator's own record",
    given: [],
    as: 'administrator',
    request: updateMe({ language: 'de-DE' }),
    answer: { status: 200, body: { data: { ...toldOf('administrator'), language: 'de-DE' } } },
    call: ({ users }) => users.updateMe({ language: 'de-DE' }),
    gives: decoded({ ...userOf('administrator'), language: 'de-DE' }),
  }),
  contract({
    name: 'a change of their own record that an editor may not make',
    given: [],
    as: 'editor',
    request: updateMe({ theme: 'auto' }),
    answer: forbidden.answer,
    call: ({ users }) => users.updateMe({ theme: 'auto' }),
    gives: failed(forbidden.failure),
  }),
  contract({
    name: 'a second factor that a user writes into the own record',
    given: [],
    as: 'administrator',
    request: updateMe({ tfa_secret: SECRET_OF_FACTOR }),
    answer: managed.answer,
    call: ({ users }) => users.updateMe({ tfa_secret: SECRET_OF_FACTOR }),
    gives: failed(managed.failure),
  }),
  contract({
    name: 'the page that a user visits',
    given: [],
    as: 'editor',
    request: { method: 'PATCH', path: '/users/me/track/page', body: { last_page: '/collections' } },
    answer: { status: 200 },
    call: ({ users }) => users.trackPage('/collections'),
    gives: decoded(undefined),
  }),
  inviting('of two', GUESTS, 'administrator'),
  inviting('of a user who exists already', [GUESTS[0], PEOPLE.editor.email], 'administrator', known),
  inviting('to what is no address', [GUESTS[0], 'nowhere'], 'administrator', noAddress),
  inviting('that an editor may not send', GUESTS, 'editor', forbidden),
  contract({
    name: 'a secret for a second factor',
    given: [state('a person', { who: 'editor' })],
    as: 'editor',
    request: generate(PEOPLE.editor.password),
    answer: {
      status: 200,
      body: {
        data: {
          secret: regex(/[A-Z2-7]{16}/, SECRET_OF_FACTOR),
          otpauth_url: regex(/otpauth:\/\/totp\/.+/, ADDRESS_OF_FACTOR),
        },
      },
    },
    call: ({ users }) => users.generateSecondFactor(PEOPLE.editor.password),
    gives: decoded({ secret: SECRET_OF_FACTOR, otpauth_url: ADDRESS_OF_FACTOR }),
  }),
  contract({
    name: 'a secret for a second factor with a wrong password',
    given: [state('a person', { who: 'editor' })],
    as: 'editor',
    request: generate('wrong'),
    answer: wrongPassword.answer,
    call: ({ users }) => users.generateSecondFactor('wrong'),
    gives: failed(wrongPassword.failure),
  }),
  contract({
    name: 'a second factor with a wrong code',
    given: [state('a person', { who: 'editor' })],
    as: 'editor',
    request: { method: 'POST', path: '/users/me/tfa/enable', body: { secret: SECRET_OF_FACTOR, otp: '000000' } },
    answer: wrongCode.answer,
    call: ({ users }) => users.enableSecondFactor(SECRET_OF_FACTOR, '000000'),
    gives: failed(wrongCode.failure),
  }),
  contract({
    name: 'the end of a second factor that is not set up',
    given: [state('a person', { who: 'editor' })],
    as: 'editor',
    request: { method: 'POST', path: '/users/me/tfa/disable', body: { otp: '000000' } },
    answer: noFactor.answer,
    call: ({ users }) => users.disableSecondFactor('000000'),
    gives: failed(noFactor.failure),
  }),
];
