import { elsewhereOf } from './route-target.rules';

test.each([
  ['directus_users', null, '/users'],
  ['directus_files', 'a b/c', '/files/a%20b%2Fc'],
  ['directus_activity', '7', '/activity/7'],
  ['directus_webhooks', '+', '/settings/webhooks/+'],
  ['directus_roles', null, null],
  ['articles', '7', null],
])('%s, %p: %p', (collection, key, path) => {
  expect(elsewhereOf(collection, key)).toBe(path);
});
