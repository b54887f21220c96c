import * as t from 'io-ts';
import { memberDecoder, withFallback } from '../../kernel';

/** Placeholder for the application's origin, which the domain does not know. */
const OWN_ORIGIN = 'https://own.invalid';

/** Pages of the sign-in: a redirect to them would loop. */
const SIGN_IN_PATHS = ['/', '/login', '/logout', '/accept-invite', '/reset-password'];

const DELETE = '\u007f';

/** Browsers remove some control characters from URLs, so the checked URL would differ from the opened one. */
const hasControls = (text: string): boolean => [...text].some((character) => character < ' ' || character === DELETE);

/**
 * Path, query and fragment of a redirect target inside the application; null for any other target and for pages of
 * the sign-in. The candidate comes from the address bar and is not trusted.
 */
export const safeRedirect = (candidate: unknown): string | null => {
  if (typeof candidate !== 'string' || hasControls(candidate) || !/^\/(?![/\\])/.test(candidate)) return null;
  if (!URL.canParse(candidate, OWN_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(candidate, OWN_ORIGIN);
  if (origin !== OWN_ORIGIN || pathname.startsWith('//') || SIGN_IN_PATHS.includes(pathname.replace(/(?<=.)\/+$/, '')))
    return null;
  return `${pathname}${search}${hash}`;
};

const decodeState = memberDecoder({ from: withFallback(t.string, null) });

/** The redirect target in the router state of the sign-in page; null for none and for one that is not safe. */
export const redirectFromState = (state: unknown): string | null => safeRedirect(decodeState(state).from);
