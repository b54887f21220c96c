/** Any origin does: it stands for the application's own, which the domain does not know. */
const OWN_ORIGIN = 'https://own.invalid';

/** Pages that would only lead back to the sign-in. */
const SIGN_IN_PATHS = ['/', '/login', '/logout', '/accept-invite', '/reset-password'];

const DELETE = '\u007f';

/** Browsers leave some of them out of an address, so that what is checked is not what is opened. */
const hasControls = (text: string): boolean => [...text].some((character) => character < ' ' || character === DELETE);

/**
 * A path inside the application that somebody asked to be taken to, as path, query and fragment; null when it leads
 * anywhere else, or to a page of the sign-in itself. Whatever comes from an address bar is meant to be hostile.
 */
export const safeRedirect = (candidate: unknown): string | null => {
  if (typeof candidate !== 'string' || hasControls(candidate) || !/^\/(?![/\\])/.test(candidate)) return null;
  if (!URL.canParse(candidate, OWN_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(candidate, OWN_ORIGIN);
  if (origin !== OWN_ORIGIN || pathname.startsWith('//') || SIGN_IN_PATHS.includes(pathname.replace(/(?<=.)\/+$/, '')))
    return null;
  return `${pathname}${search}${hash}`;
};
