import { createProxyMiddleware, type RequestHandler } from 'http-proxy-middleware';
import { ServerResponse } from 'node:http';

/**
 * A cookie of an https site, rewritten for http on this machine: without Domain (the browser would refuse it) and
 * Secure, and with SameSite=Lax instead of None, which browsers accept only together with Secure. The path stays.
 */
export const localCookie = (cookie: string): string =>
  cookie
    .split(';')
    .filter((part) => !/^\s*(domain\s*=.*|secure)\s*$/i.test(part))
    .map((part) => (/^\s*samesite\s*=\s*none\s*$/i.test(part) ? ' SameSite=Lax' : part))
    .join(';');

/** The answer when the platform cannot be reached, in the platform's error format. */
export const unreachable = (api: string) => ({
  errors: [{ message: `No answer from ${api}.`, extensions: { code: 'SERVICE_UNAVAILABLE' } }],
});

/**
 * Proxies every request to the platform under the same path, so that the browser sees one origin. Streams both ways,
 * never follows redirects, never retries, and answers 502 when the platform cannot be reached.
 */
export const apiProxy = (api: string): RequestHandler =>
  createProxyMiddleware({
    target: api,
    changeOrigin: true,
    ws: false,
    autoRewrite: true,
    protocolRewrite: 'http',
    on: {
      proxyRes: (answer) => {
        const cookies = answer.headers['set-cookie'];
        if (cookies !== undefined) answer.headers['set-cookie'] = cookies.map(localCookie);
      },
      error: (_error, _request, response) => {
        if (!(response instanceof ServerResponse)) {
          response.destroy();
        } else if (response.headersSent) {
          response.end();
        } else {
          response.writeHead(502, { 'Content-Type': 'application/json; charset=utf-8' });
          response.end(JSON.stringify(unreachable(api)));
        }
      },
    },
  });
