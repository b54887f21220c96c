import type { CurrentUser } from '../users';

/** A signed-in user 'u' with role 'r', as an administrator or not. */
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
