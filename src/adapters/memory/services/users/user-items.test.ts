import { ADMIN, admin, EDITOR, editor, errorOf, libraryPlatform, STAFF, staff } from '../../../testing/library';
import { ApiException } from '../../api-error';

const setUp = (who = admin) => {
  const platform = libraryPlatform();
  return { platform, users: platform.items('directus_users', who) };
};

const TAKEN = '400 RECORD_NOT_UNIQUE Field "email" has to be unique.';
const WEAK = "400 FAILED_VALIDATION Provided password doesn't match password policy";

const detailsOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error instanceof ApiException ? error.errors[0].extensions : error;
  }
};

test('compares addresses regardless of case, and reports them in lower case', () => {
  const { users } = setUp();
  expect(detailsOf(() => users.create([{ email: 'Ed@Example.com' }]))).toEqual({
    collection: 'directus_users',
    field: 'email',
    invalid: 'ed@example.com',
  });
  expect(errorOf(() => users.update([STAFF], { email: 'ED@example.com' }))).toBe(TAKEN);
  expect(errorOf(() => users.update([EDITOR], { email: 'ED@example.com' }))).toBe('accepted');
  expect(users.read(EDITOR, { fields: ['email'] })).toEqual({ email: 'ED@example.com' });
});

test('rejects an address that two users get at once, without naming them', () => {
  const { users } = setUp();
  expect(detailsOf(() => users.update([STAFF, EDITOR], { email: 'both@example.com' }))).toEqual({
    collection: 'directus_users',
    field: 'email',
  });
  expect(detailsOf(() => users.create([{ email: 'x@example.com' }, { email: 'x@example.com' }]))).toEqual({
    collection: 'directus_users',
    field: 'email',
  });
});

test('an address that is no text is an internal error, explained to administrators', () => {
  const { users } = setUp();
  expect(errorOf(() => users.create([{}]))).toBe(
    "500 INTERNAL_SERVER_ERROR Cannot read properties of undefined (reading 'toLowerCase')",
  );
  expect(errorOf(() => users.create([{ email: 5 }]))).toBe(
    '500 INTERNAL_SERVER_ERROR data.email.toLowerCase is not a function',
  );
  expect(errorOf(() => users.update([EDITOR], { email: 5 }))).toBe(
    '500 INTERNAL_SERVER_ERROR _a.toLowerCase is not a function',
  );
  expect(errorOf(() => users.update([EDITOR], { email: null }))).toMatch('400 FAILED_VALIDATION');
  expect(errorOf(() => setUp(staff).users.create([{}]))).toBe(
    '500 INTERNAL_SERVER_ERROR An unexpected error occurred.',
  );
});

test('accepts no password, and an unknown status', () => {
  const { users } = setUp();
  const [key] = users.create([{ email: '', status: 'resting' }]);
  expect(users.read(key ?? '', { fields: ['password', 'status'] })).toEqual({ password: null, status: 'resting' });
});

test('checks passwords against the policy, except for a single new user', () => {
  const { platform, users } = setUp();
  platform.items('directus_settings', admin).updateSingleton({ auth_password_policy: '/^.{8,}$/' });
  expect(errorOf(() => users.update([EDITOR], { password: 'short' }))).toBe(WEAK);
  expect(detailsOf(() => users.update([EDITOR], { password: 'short' }))).toEqual({
    field: 'password',
    type: 'regex',
    invalid: 'short',
  });
  expect(errorOf(() => users.update([EDITOR], { password: 'long enough' }))).toBe('accepted');
  expect(errorOf(() => users.update([EDITOR], { password: null }))).toBe('accepted');
  expect(errorOf(() => users.create([{ email: 'a@example.com' }, { email: 'b@example.com', password: 'short' }]))).toBe(
    WEAK,
  );
  expect(errorOf(() => users.create([{ email: 'a@example.com', password: 'short' }]))).toBe('accepted');
});

test('rejects all passwords under a malformed policy', () => {
  const { platform, users } = setUp();
  const settings = platform.items('directus_settings', admin);
  settings.updateSingleton({ auth_password_policy: '/(/' });
  expect(errorOf(() => users.update([EDITOR], { password: 'x' }))).toMatch(
    /^500 INTERNAL_SERVER_ERROR Invalid regular expression/,
  );
  expect(errorOf(() => setUp().platform.users(editor).updateMe({ password: 'x' }, []))).toMatch('403');
  settings.updateSingleton({ auth_password_policy: 'no slashes' });
  expect(errorOf(() => users.update([EDITOR], { password: 'x' }))).toBe(WEAK);
});

test('rejects writing the second factor', () => {
  const answer = '400 INVALID_PAYLOAD You can\'t change the "tfa_secret" value manually.';
  expect(errorOf(() => setUp().users.update([EDITOR], { tfa_secret: null }))).toBe(answer);
  expect(errorOf(() => setUp(staff).users.update([EDITOR], { tfa_secret: 'x' }))).toBe(answer);
});

test('keeps the last administrator', () => {
  const { platform, users } = setUp();
  const LAST = "422 UNPROCESSABLE_ENTITY You can't delete the last admin user.";
  expect(errorOf(() => users.remove([STAFF, ADMIN]))).toBe(LAST);
  expect(errorOf(() => platform.items('directus_users', staff).remove([ADMIN]))).toBe(LAST);
  users.update([STAFF], { role: admin.role, status: 'suspended' });
  expect(errorOf(() => users.remove([ADMIN]))).toBe('accepted');
});

test('deleting a role deletes its permissions and suspends its users', () => {
  const platform = libraryPlatform();
  platform.items('directus_presets', admin).create([{ role: editor.role, collection: 'books' }]);
  platform.items('directus_roles', admin).remove([editor.role ?? '']);
  expect(platform.items('directus_users', admin).read(EDITOR, { fields: ['role', 'status'] })).toEqual({
    role: null,
    status: 'suspended',
  });
  expect(platform.database.rows('directus_permissions').filter(({ role }) => role === editor.role)).toEqual([]);
  expect(platform.database.rows('directus_presets')).toEqual([]);
  const deeds = platform.database
    .rows('directus_activity')
    .map(({ action, collection }) => `${String(action)} ${String(collection)}`);
  expect(deeds.slice(-2)).toEqual(['update directus_users', 'delete directus_roles']);
});

test('keeps the last admin role, and changes no users when the deletion is rejected', () => {
  const platform = libraryPlatform();
  const remove = (who: typeof admin, keys: readonly string[]): string =>
    errorOf(() => platform.items('directus_roles', who).remove(keys));
  expect(remove(admin, ['admins', 'staff'])).toBe("422 UNPROCESSABLE_ENTITY You can't delete the last admin role.");
  expect(remove(editor, ['staff'])).toMatch('403 FORBIDDEN');
  expect(platform.database.row('directus_users', STAFF)?.['status']).toBe('active');
});
