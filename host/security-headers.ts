/**
 * The Content-Security-Policy of the application, by directive. Scripts and styles come from the own origin only, and
 * the three Trusted Types policies are the ones that load chunks, that load extensions (src/adapters/browser/script-policy.ts
 * lets nothing but their scripts pass) and that sanitise rich text.
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
  'trusted-types': ['quarterdeck-chunks', 'quarterdeck-extensions', 'dompurify'],
};

/** What development needs on top: the socket of hot reloading. Never part of a build or of deploy/. */
export const DEVELOPMENT_POLICY: Readonly<Record<string, readonly string[]>> = {
  ...CONTENT_SECURITY_POLICY,
  'connect-src': ["'self'", 'ws:', 'wss:'],
};

/** A policy as the header says it: `default-src 'none'; script-src 'self'; …`. */
export const policyText = (policy: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(policy)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ');

/**
 * The headers of every answer below the application's path. No Strict-Transport-Security and no
 * upgrade-insecure-requests: whether there is https is for the site's operator to say, and localhost has none.
 */
export const securityHeaders = (policy = CONTENT_SECURITY_POLICY): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policyText(policy),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});
