import { Router, type Request, type Response } from 'express';
import type { Platform } from '../../../src/adapters/memory';
import { answerData, answerNothing, objectIn } from './answers';
import { originOf } from './asker';

const COOKIE = 'directus_refresh_token';
const SEVEN_DAYS = 7 * 24 * 60 * 60 * 1000;
const ATTRIBUTES = { httpOnly: true, sameSite: 'lax', path: '/' } as const;

const cookieIn = (request: Request): string | null => {
  const cookies = (request.get('Cookie') ?? '').split(';').map((cookie) => cookie.trim());
  const found = cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? '';
  return found === '' ? null : decodeURIComponent(found);
};

const sent = (request: Request): string | null => {
  const token = objectIn(request)['refresh_token'];
  return typeof token === 'string' && token !== '' ? token : null;
};

type SignedIn = ReturnType<Platform['auth']['login']>;

const answerTokens = (response: Response, { tokens, refreshToken }: SignedIn, inCookie: boolean): void => {
  if (inCookie) response.cookie(COOKIE, refreshToken, { ...ATTRIBUTES, maxAge: SEVEN_DAYS });
  answerData(response, inCookie ? tokens : { ...tokens, refresh_token: refreshToken });
};

/** Login and refresh hand out the refresh token in the answer, or in a cookie when that was asked for or sent. */
export const authRoutes = (platform: Platform): Router => {
  const router = Router();
  router.post('/login', (request, response) => {
    const payload = objectIn(request);
    answerTokens(response, platform.auth.login(payload, originOf(request)), payload['mode'] === 'cookie');
  });
  router.post('/refresh', (request, response) => {
    const mode = objectIn(request)['mode'] ?? (sent(request) === null ? 'cookie' : 'json');
    answerTokens(response, platform.auth.refresh(sent(request) ?? cookieIn(request)), mode === 'cookie');
  });
  router.post('/logout', (request, response) => {
    platform.auth.logout(sent(request) ?? cookieIn(request));
    response.clearCookie(COOKIE, ATTRIBUTES);
    answerNothing(response);
  });
  router.get('/oauth', (_request, response) => answerData(response, null));
  return router;
};
