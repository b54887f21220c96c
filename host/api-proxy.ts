import { ServerResponse } from 'node:http';
import { createProxyMiddleware, type RequestHandler } from 'http-proxy-middleware';
import { localCookie } from './local-cookie';

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
