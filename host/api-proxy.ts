import { createProxyMiddleware, type RequestHandler } from 'http-proxy-middleware';
import { ServerResponse } from 'node:http';

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

/** What a caller gets when nobody answers at the platform's address, in the platform's own form. */
export const unreachable = (api: string) => ({
  errors: [{ message: `No answer from ${api}.`, extensions: { code: 'SERVICE_UNAVAILABLE' } }],
});

/**
 * Hands every request on to the platform under the same path, so that the browser sees one origin. Streams both ways,
 * never follows redirects, never retries, and answers 502 when nobody is there.
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
