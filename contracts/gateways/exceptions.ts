import type { LaterServer } from '../provider/install';
import { CASE_NAMES } from './suites';

interface Exceptions {
  readonly reason: string;
  /** As 'suite: case'. */
  readonly cases: readonly string[];
}

/** The cases that servers of later generations answer otherwise. One that passes fails the run. */
const EXCEPTIONS: Readonly<Partial<Record<LaterServer, readonly Exceptions[]>>> = {
  '9.26': [
    {
      reason: 'The link of a password reset also carries a hash of the password, which the contracts cannot know.',
      cases: [
        'accounts: a password reset link can be used more than once',
        'accounts: an expired, forged, malformed or overlong password reset link fails',
        'accounts: a reset link for an unknown or suspended user, or of another purpose, is refused with FORBIDDEN',
        'writes whose answer was lost: accounts.resetPassword is done once if it is verified at once',
        'writes whose answer was lost: accounts.resetPassword is done once if it is verified when it is repeated',
      ],
    },
    {
      reason: 'Whether an address or an account exists is not told.',
      cases: [
        'accounts: a password reset request succeeds for an unknown address and fails for an empty one',
        'user management: invited users are created with the status `invited`, the given role and no password',
        'user management: an invitation with one invalid address or role creates no user',
        'user management: a user without the permission to create users is refused with FORBIDDEN on an invitation',
        'writes whose answer was lost: users.invite is done once if it is verified at once',
        'writes whose answer was lost: users.invite is done once if it is verified when it is repeated',
      ],
    },
    {
      reason: 'Refused with another code: an expired link, and a link that is used as an access token.',
      cases: [
        'accounts: an invalid invitation link, or one for a user who is not invited, is refused',
        'accounts: the token of a link is not accepted as an access token',
      ],
    },
    {
      reason: 'Who is not signed in gets the requests of 9.0 until the sign-on providers have been listed.',
      cases: ['accounts: a sign-on link of a listed provider redirects, one of another provider is not found'],
    },
    {
      reason: 'A second factor is a change of the own user, which the role of these editors does not permit.',
      cases: [
        'second factor: a code enables the second factor, is required at the next sign-in, and disables it',
        'second factor: while a second factor is enabled, another one or a wrong code is refused with INVALID_PAYLOAD',
        'writes whose answer was lost: users.enableSecondFactor is done once if it is verified at once',
        'writes whose answer was lost: users.enableSecondFactor is done once if it is verified when it is repeated',
        'writes whose answer was lost: users.disableSecondFactor is done once if it is verified at once',
        'writes whose answer was lost: users.disableSecondFactor is done once if it is verified when it is repeated',
      ],
    },
    {
      reason: 'Refused by the type or with another code.',
      cases: [
        'user management: a password is returned masked and cannot be filtered by its value',
        'user management: the uniqueness of email addresses is case-insensitive',
        'user management: deleting all administrators is refused with UNPROCESSABLE_ENTITY, for an editor too',
        'server: an update without a project name or with an unknown file is refused and changes nothing',
        'webhooks: a webhook is created with defaults for the fields that are not given',
        'webhooks: a webhook without a name or actions is refused with FAILED_VALIDATION',
        'webhooks: webhooks are searched, and several are deleted at once by a list of keys',
        'validation errors of the client and of the server: between',
        'validation errors of the client and of the server: after $NOW, which no date matches',
        'validation errors of the client and of the server: an invalid validation rule refuses every item with INTERNAL_SERVER_ERROR',
        'writing items: null in a required field is refused with NOT_NULL_VIOLATION on create, FAILED_VALIDATION on update',
        'writing lists of related items: a refusal at any depth names the field, the collection only for the database, and rolls everything back',
        'files: replacing a missing file is refused with ITEM_NOT_FOUND for an administrator, FORBIDDEN for a role',
        'assets: an unknown preset, a preset with a size and a quality out of range are refused with INVALID_QUERY',
        'assets: a missing file is refused with FORBIDDEN, even with an unknown preset',
      ],
    },
    {
      reason: 'There are no groups of the navigation in roles.',
      cases: ['roles: `me` returns the navigation groups of the role'],
    },
    {
      reason: 'There are more system collections, system fields or members.',
      cases: [
        'permissions: the permissions of the role of the caller include those granted by app access',
        'webhooks: a webhook is read with all its fields',
        'schema: system fields are returned with their interfaces, options and displays',
        'schema: a user with app access sees the system fields as an administrator does, except the secret ones',
        'schema: a role lists only the collections it may read',
      ],
    },
    {
      reason: 'The extensions of these suites are not installed.',
      cases: ['extensions: every caller, anonymous or not, reads the names of the installed extensions of each kind'],
    },
    {
      reason: 'An oddity of 9.0 that was corrected since.',
      cases: [
        'validation errors of the client and of the server: nested _and and _or',
        'validation errors of the client and of the server: a field followed by a group in one object',
        'validation errors of the client and of the server: a group followed by a field in one object',
        'validation errors of the client and of the server: with app access one matching permission of several is enough',
        'creating, updating and deleting fields: an existing or empty name, an unknown type and a missing collection are refused',
        'creating, updating and deleting fields: updating a missing field creates it',
        'creating, updating and deleting relations: a relation on a column with a key of a missing item is refused',
        'reading items: of two operators on one field only the first applies',
        'reading items: a singleton without a saved item returns its defaults',
        'writing lists of related items: an empty delete removes every row',
        'writing lists of related items: empty create and update, and null, change nothing',
        'writing lists of related items: where the keys differ in name, a row is not found by its own',
        'writing lists of related items: a field of rows with the name of the key of the item is overwritten by an update',
        'writing lists of related items: an item of which only a list is written gets a revision without values',
        'rows of lists: rows cannot be sorted by a field of the items behind the junction',
        'files: an uploaded image gets title, type, size and dimensions from its name and content',
      ],
    },
    {
      reason: 'A time that the server records has a fraction of a second and ends in Z.',
      cases: ['writing items: a new item gets column defaults and generated values'],
    },
    {
      reason: 'The server writes the sort field of new rows, which the role needs a permission for.',
      cases: [
        'writing lists of related items: a new item takes rows as steps and as an array',
        'writing lists of related items: lists nest to any depth in one write',
        'rows of lists: the client and the server agree on who may create rows',
        'rows of lists: the client and the server agree on who may select items',
        'rows of lists: the client and the server agree on who may create items behind a junction',
      ],
    },
    {
      reason: 'Bytes alone do not change the name and the title of a file.',
      cases: [
        'files: replacing the content of a file updates its title, name, type and size and keeps its folder',
        'files: replacing the content keeps a title that is sent, derives one from null, and makes the user the uploader',
      ],
    },
    {
      reason: 'Presets of the system answer in the format that the client accepts.',
      cases: ['assets: the system presets resize images'],
    },
    {
      reason: 'Deleting a relation waits for a second connection, of which SQLite has none, and answers 500.',
      cases: [
        'creating, updating and deleting relations: a many-to-any relation has no foreign key and is updated and deleted',
        'writes whose answer was lost: schemaEditing.deleteRelation is done once if it is verified at once',
        'writes whose answer was lost: schemaEditing.deleteRelation is done once if it is verified when it is repeated',
      ],
    },
    {
      reason: 'One value of the model comes back otherwise; it has not been found which.',
      cases: [
        'snapshots of the data model, applied to a server: a model that was deleted comes back as it was, and goes again',
      ],
    },
  ],
};

/** The reasons by the name of the case. Throws when a listed case does not exist. */
export const exceptionsOn = (server: LaterServer): ReadonlyMap<string, string> => {
  const listed = EXCEPTIONS[server] ?? [];
  const reasons = new Map(listed.flatMap(({ reason, cases }) => cases.map((name) => [name, reason])));
  const unknown = [...reasons.keys()].filter((name) => !CASE_NAMES.includes(name));
  if (unknown.length > 0) throw new Error(`There is no case '${unknown.join("', '")}'`);
  return reasons;
};
