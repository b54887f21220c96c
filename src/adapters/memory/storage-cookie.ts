import type { RefreshCookie } from './refresh-cookie';

/** Lasts across reloads. Good enough for a world whose passwords are printed on its sign-in page, and for nothing else. */
export const storageCookie = (storage: Storage, name: string): RefreshCookie => ({
  read: () => storage.getItem(name),
  write: (token) => (token === null ? storage.removeItem(name) : storage.setItem(name, token)),
});
