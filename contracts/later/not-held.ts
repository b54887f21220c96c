import type { LaterServer } from '../provider/install';

interface NotHeld {
  readonly on: readonly LaterServer[];
  readonly reason: string;
  /** Names of interactions; of a call with several, the first. */
  readonly calls: readonly string[];
}

const EVERY: readonly LaterServer[] = ['9.26', '10.13', '11.3'];
const FROM_TEN: readonly LaterServer[] = ['10.13', '11.3'];

/** The calls to which later servers give another kind of result than 9.0. One that gives the same kind fails the run. */
const NOT_HELD: readonly NotHeld[] = [
  {
    on: EVERY,
    reason: 'A link of a password reset that names only the address and the purpose is refused with FORBIDDEN.',
    calls: ['a new password by a mailed link', 'a new password that is none'],
  },
  {
    on: EVERY,
    reason: 'A password reset of an empty address succeeds, as of any other address.',
    calls: ['a link for a new password without an address'],
  },
  {
    on: EVERY,
    reason: 'An address that has an account is left out of an invitation, which succeeds.',
    calls: ['an invitation of a user who exists already'],
  },
  {
    on: EVERY,
    reason: 'Refused with another code.',
    calls: ['an invitation that has run out', 'an invitation that is none', 'a new row with null in a required field'],
  },
  {
    on: EVERY,
    reason:
      'The extensions of the contracts are not installed, and from 10 on they are listed for signed-in users only.',
    calls: ['the names of extensions, asked for by an anonymous caller'],
  },
  {
    on: EVERY,
    reason: 'The server does not refuse it.',
    calls: ['a change of a collection that is not there'],
  },
  {
    on: EVERY,
    reason: 'A singleton without a saved item returns no fields without a default.',
    calls: ['a singleton that was never saved'],
  },
  {
    on: EVERY,
    reason: 'An oddity of 9.0 that was corrected since.',
    calls: [
      'a row that is named by its own key only, where the key of the item has another name',
      'the items of a tree on two levels, by paths of which one leads through the other',
    ],
  },
  {
    on: ['9.26'],
    reason: 'Deleting a relation waits for a second connection, of which SQLite has none, and answers 500.',
    calls: ['a deletion of a relation'],
  },
  {
    on: ['9.26'],
    reason: 'Refused with another code.',
    calls: ['other bytes for a file that is not there, which is answered with nothing'],
  },
  {
    on: FROM_TEN,
    reason: 'A suspended user is told that the address or the password is wrong.',
    calls: ['a sign-in of a suspended user'],
  },
  {
    on: FROM_TEN,
    reason: 'A refusal does not tell which value is not unique.',
    calls: ['a new user with an address that is taken, in capitals', 'a change to an address that another user has'],
  },
  {
    on: FROM_TEN,
    reason: 'A webhook cannot be created: INTERNAL_SERVER_ERROR.',
    calls: ['webhooks', 'a new webhook', 'a new webhook without a name', 'a deletion of several webhooks'],
  },
  {
    on: ['11.3'],
    reason: 'Only administrators read permissions with their rules.',
    calls: [
      "the rules of the asker's role, those of the application among them",
      "the asker's rules, without naming their role",
    ],
  },
  {
    on: ['11.3'],
    reason: 'A row is edited without a permission to write its key.',
    calls: [
      'edits of a row whose key the role may not write',
      'edits of an item behind a junction whose key the role may not write',
    ],
  },
  {
    on: ['11.3'],
    reason: 'Comments are a collection of their own, apart from the activity log.',
    calls: ['a page of the activity log, with the entries of one action', 'one activity'],
  },
  {
    on: ['11.3'],
    reason: 'A comment needs an item that its user may read.',
    calls: ['a new comment'],
  },
  {
    on: ['11.3'],
    reason: 'Refused with another code.',
    calls: ['a comment that is changed and not there, which is answered with nothing'],
  },
];

/** The names of the calls that do not hold on this server. */
export const notHeldOn = (server: LaterServer): ReadonlySet<string> =>
  new Set(NOT_HELD.filter(({ on }) => on.includes(server)).flatMap(({ calls }) => calls));
