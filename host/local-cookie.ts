/**
 * A cookie of a distant https site, made fit for http on this machine: the domain goes (it would be refused), Secure
 * goes, and SameSite=None, which browsers accept together with Secure only, becomes Lax. The path stays.
 */
export const localCookie = (cookie: string): string =>
  cookie
    .split(';')
    .filter((part) => !/^\s*(domain\s*=.*|secure)\s*$/i.test(part))
    .map((part) => (/^\s*samesite\s*=\s*none\s*$/i.test(part) ? ' SameSite=Lax' : part))
    .join(';');
