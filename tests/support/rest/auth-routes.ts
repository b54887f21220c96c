import { Router, type Request, type Response } from 'express';
import { ApiException, type Platform } from '../../../src/adapters/memory';
import type { Json } from '../../../src/kernel';
import { answerData, answerNothing, objectIn } from './answers';
import { originOf } from './authenticate';

const COOKIE = 'directus_refresh_token';
const SEVEN_DAYS = 7 * 24 * 60 * 60 * 1000;
const ATTRIBUTES = { httpOnly: true, sameSite: 'lax', path: '/' } as const;

const cookieIn = (request: Request): string | null => {
  const cookies = (request.get('Cookie') ?? '').split(';').map((cookie) => cookie.trim());
  const found = cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? '';
  return found === '' ? null : decodeURIComponent(found);
};

/** The refresh token in the body; other types are converted to text and never found. */
const refreshTokenIn = (request: Request): string | null => {
  const token = objectIn(request)['refresh_token'];
  return token === null || token === undefined || token === '' ? null : String(token);
};

type SignedIn = ReturnType<Platform['auth']['login']>;

/** In an unknown mode the server does not return the refresh token. */
const answerTokens = (response: Response, { tokens, refreshToken }: SignedIn, mode: Json): void => {
  if (mode === 'cookie') response.cookie(COOKIE, refreshToken, { ...ATTRIBUTES, maxAge: SEVEN_DAYS });
  answerData(response, mode === 'json' ? { ...tokens, refresh_token: refreshToken } : tokens);
};

const returnUrl = ({ query: { redirect } }: Request): string =>
  typeof redirect === 'string' ? redirect : '/admin/login';

const refusedUrl = (request: Request, reason: string): string => {
  const back = returnUrl(request);
  return `${back}${back.includes('?') ? '&' : '?'}reason=${reason}`;
};

/**
 * Plays the sign-on provider as well: it confirms an email address at once, and leads to the server's callback, which sets
 * the cookie and redirects back. A provider without an address is unavailable.
 */
const signOnRoutes = (platform: Platform): Router => {
  const router = Router();
  router.get('/:provider', (request, response, next) => {
    const { provider } = request.params;
    if (!platform.signOnProviders.includes(provider) && !platform.signOnEmails.has(provider)) return next();
    const query = new URLSearchParams({ redirect: returnUrl(request) }).toString();
    response.redirect(
      platform.signOnEmails.has(provider)
        ? `${request.baseUrl}/${encodeURIComponent(provider)}/callback?${query}`
        : refusedUrl(request, 'SERVICE_UNAVAILABLE'),
    );
  });
  router.get('/:provider/callback', (request, response, next) => {
    const email = platform.signOnEmails.get(request.params.provider);
    if (email === undefined) return next();
    try {
      const { refreshToken } = platform.auth.signOn(email, originOf(request));
      response.cookie(COOKIE, refreshToken, { ...ATTRIBUTES, maxAge: SEVEN_DAYS });
      response.redirect(returnUrl(request));
    } catch (error) {
      if (!(error instanceof ApiException)) throw error;
      response.redirect(refusedUrl(request, error.errors[0].code));
    }
  });
  return router;
};

/** Login and refresh return the refresh token in the body, or in a cookie when requested or sent. */
export const authRoutes = (platform: Platform): Router => {
  const router = Router();
  router.post('/login', (request, response) => {
    const payload = objectIn(request);
    answerTokens(response, platform.auth.login(payload, originOf(request)), payload['mode'] ?? 'json');
  });
  router.post('/refresh', (request, response) => {
    const mode = objectIn(request)['mode'] ?? (refreshTokenIn(request) === null ? 'cookie' : 'json');
    answerTokens(response, platform.auth.refresh(refreshTokenIn(request) ?? cookieIn(request)), mode);
  });
  router.post('/logout', (request, response) => {
    platform.auth.logout(refreshTokenIn(request) ?? cookieIn(request));
    if (cookieIn(request) !== null) response.clearCookie(COOKIE, ATTRIBUTES);
    answerNothing(response);
  });
  router.post('/password/request', (request, response) => {
    platform.passwords.request(objectIn(request));
    answerNothing(response);
  });
  router.post('/password/reset', (request, response) => {
    platform.passwords.reset(objectIn(request));
    answerNothing(response);
  });
  router.get('/oauth', (_request, response) => {
    const { signOnProviders } = platform;
    answerData(response, signOnProviders.length === 0 ? null : signOnProviders);
  });
  router.use('/oauth', signOnRoutes(platform));
  return router;
};
