import type { CurrentUser } from '../users';

/** Somebody signed in, as an administrator or not: user 'u' with role 'r'. */
export const testUser = (admin: boolean): CurrentUser => ({
  id: 'u',
  first_name: null,
  last_name: null,
  email: null,
  language: null,
  theme: null,
  avatar: null,
  last_page: null,
  role: { id: 'r', name: 'Role', admin_access: admin, app_access: true, module_list: null, collection_list: null },
});
