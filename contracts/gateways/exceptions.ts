import type { LaterServer } from '../provider/install';
import { CASE_NAMES } from './suites';

const EVERY: readonly LaterServer[] = ['9.26', '10.13', '11.3'];
const FROM_TEN: readonly LaterServer[] = ['10.13', '11.3'];

interface Exceptions {
  readonly on: readonly LaterServer[];
  readonly reason: string;
  /** As 'suite: case'. */
  readonly cases: readonly string[];
}

/** The cases that servers of later generations answer otherwise. One that passes fails the run. */
const EXCEPTIONS: readonly Exceptions[] = [
  {
    on: EVERY,
    reason: 'A link of a password reset that names only the address and the purpose is refused with FORBIDDEN.',
    cases: [
      'accounts: a password reset link can be used more than once',
      'writes whose answer was lost: accounts.resetPassword is done once if it is verified at once',
      'writes whose answer was lost: accounts.resetPassword is done once if it is verified when it is repeated',
    ],
  },
  {
    on: EVERY,
    reason: 'A password reset of an empty address succeeds, as of any other address.',
    cases: ['accounts: a password reset request succeeds for an unknown address and fails for an empty one'],
  },
  {
    on: EVERY,
    reason: 'An address that has an account is left out of an invitation, which succeeds.',
    cases: [
      'user management: invited users are created with the status `invited`, the given role and no password',
      'user management: an invitation with one invalid address or role creates no user',
    ],
  },
  {
    on: EVERY,
    reason: 'Refused with another status or code.',
    cases: [
      'accounts: an expired, forged, malformed or overlong password reset link fails',
      'accounts: an invalid invitation link, or one for a user who is not invited, is refused',
      'accounts: the token of a link is not accepted as an access token',
      'server: an update without a project name or with an unknown file is refused and changes nothing',
      'writing items: null in a required field is refused with NOT_NULL_VIOLATION on create, FAILED_VALIDATION on update',
      'writing lists of related items: a refusal at any depth names the field, the collection only for the database, and rolls everything back',
      'assets: a missing file is refused with FORBIDDEN, even with an unknown preset',
    ],
  },
  {
    on: ['9.26', '10.13'],
    reason: 'Refused with another status or code.',
    cases: ['user management: deleting all administrators is refused with UNPROCESSABLE_ENTITY, for an editor too'],
  },
  {
    on: ['9.26'],
    reason: 'Refused with another status or code.',
    cases: [
      'files: replacing a missing file is refused with ITEM_NOT_FOUND for an administrator, FORBIDDEN for a role',
    ],
  },
  {
    on: EVERY,
    reason: 'A refusal tells otherwise which value is not unique, or that the limits of a range are included.',
    cases: [
      'user management: the uniqueness of email addresses is case-insensitive',
      'validation errors of the client and of the server: between',
    ],
  },
  {
    on: EVERY,
    reason: 'Who is not signed in gets the requests of 9.0 until the sign-on providers have been listed.',
    cases: ['accounts: a sign-on link of a listed provider redirects, one of another provider is not found'],
  },
  {
    on: EVERY,
    reason: 'Enabling a second factor is refused with FORBIDDEN to an editor whose role may not update users.',
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
    on: EVERY,
    reason: 'A filter by the value of a password is refused with INVALID_QUERY.',
    cases: ['user management: a password is returned masked and cannot be filtered by its value'],
  },
  {
    on: EVERY,
    reason: 'A static token is always answered masked.',
    cases: [
      'user management: a static token is answered in clear where it is requested, and left out of writes that name their fields',
    ],
  },
  {
    on: ['9.26'],
    reason:
      'A webhook needs an address and collections, and deleting one that does not exist is refused with FORBIDDEN.',
    cases: [
      'webhooks: a webhook is created with defaults for the fields that are not given',
      'webhooks: a webhook without a name or actions is refused with FAILED_VALIDATION',
      'webhooks: webhooks are searched, and several are deleted at once by a list of keys',
    ],
  },
  {
    on: EVERY,
    reason: 'There are no groups of the navigation in roles.',
    cases: ['roles: `me` returns the navigation groups of the role'],
  },
  {
    on: ['9.26', '10.13'],
    reason: 'There are more system collections and members, and other settings of system fields.',
    cases: ['permissions: the permissions of the role of the caller include those granted by app access'],
  },
  {
    on: ['9.26'],
    reason: 'There are more system collections and members, and other settings of system fields.',
    cases: ['webhooks: a webhook is read with all its fields'],
  },
  {
    on: EVERY,
    reason: 'There are more system collections and members, and other settings of system fields.',
    cases: [
      'schema: system fields are returned with their interfaces, options and displays',
      'schema: a user with app access sees the system fields as an administrator does, except the secret ones',
      'schema: a role lists only the collections it may read',
    ],
  },
  {
    on: EVERY,
    reason: 'The extensions of these suites are not installed.',
    cases: ['extensions: every caller, anonymous or not, reads the names of the installed extensions of each kind'],
  },
  {
    on: EVERY,
    reason: 'An oddity of 9.0 that was corrected since.',
    cases: [
      'permissions in force: each of the 20 operators lets through the items that are shown',
      'validation errors of the client and of the server: after $NOW, which no date matches',
      'validation errors of the client and of the server: an invalid validation rule refuses every item with INTERNAL_SERVER_ERROR',
      'validation errors of the client and of the server: nested _and and _or',
      'validation errors of the client and of the server: a field followed by a group in one object',
      'validation errors of the client and of the server: a group followed by a field in one object',
      'validation errors of the client and of the server: with app access one matching permission of several is enough',
      'reading items: of two operators on one field only the first applies',
      'writing lists of related items: an empty delete removes every row',
      'rows of lists: rows cannot be sorted by a field of the items behind the junction',
      'files: an uploaded image gets title, type, size and dimensions from its name and content',
      'files: a file is imported from a URL',
    ],
  },
  {
    on: EVERY,
    reason: 'Rows are found by their own key only, and null removes all rows.',
    cases: [
      'writing lists of related items: empty create and update, and null, change nothing',
      'writing lists of related items: where the keys differ in name, a row is not found by its own',
      'writing lists of related items: a field of rows with the name of the key of the item is overwritten by an update',
    ],
  },
  {
    on: EVERY,
    reason: 'A write of lists only makes no revision of the item.',
    cases: ['writing lists of related items: an item of which only a list is written gets a revision without values'],
  },
  {
    on: EVERY,
    reason: 'A singleton without a saved item returns no fields without a default.',
    cases: ['reading items: a singleton without a saved item returns its defaults'],
  },
  {
    on: EVERY,
    reason:
      'A field of an unknown type is created without a column, and an update gives no column to a field without one.',
    cases: [
      'creating, updating and deleting fields: an existing or empty name, an unknown type and a missing collection are refused',
    ],
  },
  {
    on: ['9.26', '11.3'],
    reason:
      'A field of an unknown type is created without a column, and an update gives no column to a field without one.',
    cases: ['creating, updating and deleting fields: updating a missing field creates it'],
  },
  {
    on: EVERY,
    reason: 'A relation is created although its column has the key of a missing item.',
    cases: [
      'creating, updating and deleting relations: a relation on a column with a key of a missing item is refused',
    ],
  },
  {
    on: EVERY,
    reason: 'A time that the server records has a fraction of a second and ends in Z.',
    cases: ['writing items: a new item gets column defaults and generated values'],
  },
  {
    on: EVERY,
    reason: 'The server writes the sort field of new rows, which the role needs a permission for.',
    cases: [
      'writing lists of related items: a new item takes rows as steps and as an array',
      'writing lists of related items: lists nest to any depth in one write',
    ],
  },
  {
    on: EVERY,
    reason: 'New bytes derive neither name nor title of a file, and leave the uploader that is sent.',
    cases: [
      'files: replacing the content of a file updates its title, name, type and size and keeps its folder',
      'files: replacing the content keeps a title that is sent, derives one from null, and makes the user the uploader',
    ],
  },
  {
    on: EVERY,
    reason: 'A system preset makes a JPEG of a PNG.',
    cases: ['assets: the system presets resize images'],
  },
  {
    on: EVERY,
    reason: 'A quality of 0 is accepted.',
    cases: [
      'assets: an unknown preset, a preset with a size and a quality out of range are refused with INVALID_QUERY',
    ],
  },
  {
    on: ['9.26'],
    reason: 'Deleting a relation waits for a second connection, of which SQLite has none, and answers 500.',
    cases: [
      'creating, updating and deleting relations: a many-to-any relation has no foreign key and is updated and deleted',
      'writes whose answer was lost: schemaEditing.deleteRelation is done once if it is verified at once',
      'writes whose answer was lost: schemaEditing.deleteRelation is done once if it is verified when it is repeated',
    ],
  },
  {
    on: FROM_TEN,
    reason: 'A text that is empty or missing makes a rule for texts fail with INTERNAL_SERVER_ERROR.',
    cases: [
      'validation errors of the client and of the server: containing',
      'validation errors of the client and of the server: not containing',
      'validation errors of the client and of the server: starting with',
      'validation errors of the client and of the server: not starting with',
      'validation errors of the client and of the server: ending with',
      'validation errors of the client and of the server: not ending with',
    ],
  },
  {
    on: FROM_TEN,
    reason: 'A number that is missing is refused as required.',
    cases: [
      'validation errors of the client and of the server: greater',
      'validation errors of the client and of the server: greater, by a number as text',
      'validation errors of the client and of the server: greater or equal',
      'validation errors of the client and of the server: less',
      'validation errors of the client and of the server: less or equal',
      'validation errors of the client and of the server: not between, with descending bounds',
    ],
  },
  {
    on: FROM_TEN,
    reason: 'A suspended user is told that the address or the password is wrong.',
    cases: [
      'auth: a suspended user is refused with USER_SUSPENDED',
      'user management: only an active user can sign in, and an access token is valid again after reactivation',
    ],
  },
  {
    on: FROM_TEN,
    reason: 'Each signed-in user is told the version, and no administrator more of the machine.',
    cases: [
      'server: every caller, anonymous or not, reads the project; only an administrator reads the version',
      'server: an administrator reads the runtime and system details, except from the memory server',
    ],
  },
  {
    on: FROM_TEN,
    reason: 'A webhook cannot be created: INTERNAL_SERVER_ERROR.',
    cases: [
      'webhooks: a webhook is read with all its fields',
      'webhooks: a webhook is created with defaults for the fields that are not given',
      'webhooks: a webhook without a name or actions is refused with FAILED_VALIDATION',
      'webhooks: one or several webhooks are updated, and an unknown one is refused with ITEM_NOT_FOUND',
      'webhooks: webhooks are searched, and several are deleted at once by a list of keys',
      'webhooks: a user who is not an administrator and an anonymous caller are refused with FORBIDDEN',
    ],
  },
  {
    on: FROM_TEN,
    reason: 'A preset of another user is refused by its validation before it is read.',
    cases: ['writing presets: a preset assigned to another user is no longer accessible'],
  },
  {
    on: FROM_TEN,
    reason: 'A uuid without its marker, a list or a hash is a text of any length.',
    cases: [
      'creating, updating and deleting fields: csv, json, uuid and hash are distinguished by the special of the field',
    ],
  },
  {
    on: FROM_TEN,
    reason: 'An update of a column needs no type, and a refusal for missing values names the field.',
    cases: [
      'updating columns: updating a column resets omitted properties to their defaults',
      'updating columns: making a column with nulls not nullable is refused with CONTAINS_NULL_VALUES until they are replaced',
    ],
  },
  {
    on: FROM_TEN,
    reason:
      'An image that cannot be read is stored without dimensions, and an import with the key of a file replaces it.',
    cases: [
      'files: an upload with an image type and invalid content is refused with INTERNAL_SERVER_ERROR',
      'files: an import keeps the id, folder and uploader sent; a second one with the id is refused',
    ],
  },
  {
    on: ['10.13'],
    reason: 'Refused with the code UNPROCESSABLE_CONTENT.',
    cases: ['roles: deleting all roles with admin access is refused with UNPROCESSABLE_ENTITY'],
  },
  {
    on: ['10.13'],
    reason:
      'Permissions that are alike but for their rules are answered as one without a key, those that app access implies included.',
    cases: ['writing permissions: the recommended permissions of a role are created at once'],
  },
  {
    on: ['11.3'],
    reason: 'Only administrators read permissions with their rules.',
    cases: [
      'permissions: the stored permissions of a role are returned with all their fields',
      'permissions: the permissions of the role of the caller include those granted by app access',
      'permissions: the permissions of the caller are those of their role',
      'writing permissions: only an administrator writes permissions and reads those of other roles',
    ],
  },
  {
    on: ['11.3'],
    reason: 'Access and addresses are members of policies, not of roles.',
    cases: [
      'roles: a role is created, updated and deleted, and deleting it suspends its users',
      'roles: deleting all roles with admin access is refused with UNPROCESSABLE_ENTITY',
      'user management: deleting all administrators is refused with UNPROCESSABLE_ENTITY, for an editor too',
    ],
  },
  {
    on: ['11.3'],
    reason:
      'A comment needs an item that its user may read, and no text; one that does not exist is refused with FORBIDDEN.',
    cases: [
      'activity: a user with app access reads only their own activities, an anonymous caller none',
      'comments: a user with app access reads only their own comments',
      'comments: a user with app access is refused with FORBIDDEN on editing or deleting their own comment',
      'comments: an administrator edits and deletes the comments of other users',
      'comments: an empty comment is refused with INVALID_PAYLOAD',
      'comments: editing or deleting a comment that does not exist is refused',
    ],
  },
  {
    on: ['11.3'],
    reason: 'Who is not signed in gets the requests of 9.0.',
    cases: ['comments: an anonymous caller is refused with FORBIDDEN on every operation'],
  },
  {
    on: ['11.3'],
    reason: 'An unknown field that is requested is refused with FORBIDDEN, and a missing value is told once.',
    cases: [
      'reading items: an unknown requested field is ignored',
      'writing lists of related items: a role is told of a missing value once for each earlier row, too',
    ],
  },
];

/** The reasons by the name of the case. Throws when a listed case does not exist. */
export const exceptionsOn = (server: LaterServer): ReadonlyMap<string, string> => {
  const listed = EXCEPTIONS.filter(({ on }) => on.includes(server));
  const reasons = new Map(listed.flatMap(({ reason, cases }) => cases.map((name) => [name, reason])));
  const unknown = [...reasons.keys()].filter((name) => !CASE_NAMES.includes(name));
  if (unknown.length > 0) throw new Error(`There is no case '${unknown.join("', '")}'`);
  return reasons;
};
