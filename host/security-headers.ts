/**
 * The Content-Security-Policy of the application, by directive. Scripts and styles come from the same origin only. The
 * Trusted Types policies load chunks, extensions and the service worker (src/adapters/browser/script-policy.ts allows their
 * scripts only) and sanitise rich text; 'quarterdeck-inert' parses HTML into documents that are not shown
 * (src/ui/content/html/inert-document.ts); 'default' sanitises what libraries assign as HTML (src/ui/content/html/default-policy.ts) and exists only
 * after such a library was loaded.
 */
export const CONTENT_SECURITY_POLICY: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'media-src': ["'self'", 'blob:'],
  'frame-src': ["'self'", 'blob:'],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [
    'quarterdeck-chunks',
    'quarterdeck-extensions',
    'quarterdeck-service-worker',
    'dompurify',
    'quarterdeck-inert',
    'default',
  ],
};

/**
 * The policy for an API that the browser calls on another origin, by its address: calls, pictures
 * and media come from there too, scripts do not. Null for an API behind the same origin. `connect`
 * names further origins of calls.
 */
export const policyFor = (
  api: string | null,
  connect: readonly string[] = [],
): Readonly<Record<string, readonly string[]>> => {
  const origins = api === null ? [] : [new URL(api).origin];
  const withOrigins = (directive: string, more: readonly string[]): readonly string[] => [
    ...new Set([...(CONTENT_SECURITY_POLICY[directive] ?? []), ...more]),
  ];
  return {
    ...CONTENT_SECURITY_POLICY,
    'connect-src': withOrigins('connect-src', [...origins, ...connect]),
    'img-src': withOrigins('img-src', origins),
    'media-src': withOrigins('media-src', origins),
  };
};

/** The policy of the development server, which adds the socket for hot reloading. Not part of a build or of deploy/. */
export const developmentPolicy = (connect: readonly string[]): Readonly<Record<string, readonly string[]>> =>
  policyFor(null, ['ws:', 'wss:', ...connect]);

/** A policy as a header value: `default-src 'none'; script-src 'self'; …`. */
export const policyText = (policy: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(policy)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ');

/**
 * Headers of every answer below the application's path. Without Strict-Transport-Security and
 * upgrade-insecure-requests, because https is the operator's decision and localhost has none.
 */
export const securityHeaders = (policy = CONTENT_SECURITY_POLICY): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policyText(policy),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});
