import { join } from 'node:path';
import { webpack } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { loadWorld } from '../fixtures/worlds';
import configuration from '../webpack.config';
import { pingAdvice, pingProblem } from './ping-platform';
import { apiProxy } from './api-proxy';
import { appConfig } from './admin-site';
import { EXTENSIONS_FOLDER, EXTENSIONS_PATH } from './example-extensions';
import { greeting } from './greeting';
import { ADMIN_PATH } from './host-app';
import { listen, listenProblem } from './listen';
import { hostOptions, type HostOptions } from './options';
import { developmentPolicy, securityHeaders } from './security-headers';

/** The host with hot reloading, from a compiler that watches. Same addresses, same options as `npm start`. */
const devServer = ({ api, connect, world, host, port, open, styleguide }: HostOptions): WebpackDevServer =>
  new WebpackDevServer(
    {
      host,
      port,
      open: open ? [`${ADMIN_PATH}/`] : false,
      hot: true,
      static:
        api === null
          ? { directory: EXTENSIONS_FOLDER, publicPath: EXTENSIONS_PATH, serveIndex: false, watch: false }
          : false,
      headers: { ...securityHeaders(developmentPolicy(connect)) },
      devMiddleware: { publicPath: `${ADMIN_PATH}/` },
      // No overlay: it writes inline styles, which the policy forbids. Errors appear in the console and the terminal.
      // The socket connects to the host of the page, whether that is localhost or an IP address.
      client: { logging: 'warn', overlay: false, webSocketURL: 'auto://0.0.0.0:0/ws' },
      historyApiFallback: {
        rewrites: [{ from: /^\/admin\/(?!assets\/|icons\/)/, to: `${ADMIN_PATH}/index.html` }],
        disableDotRule: true,
      },
      setupMiddlewares: (middlewares, server) => {
        server.app?.get(['/', ADMIN_PATH], (request, response, next) => {
          if (request.path === `${ADMIN_PATH}/`) return next();
          response.redirect(302, `${ADMIN_PATH}/`);
        });
        server.app?.get(`${ADMIN_PATH}/config.json`, (_request, response) => {
          // A stored build would hide the changes that are to be seen.
          response.set('Cache-Control', 'no-cache').json({ ...appConfig({ api, world }), serviceWorker: false });
        });
        if (api === null) return middlewares;
        const proxy = apiProxy(api);
        server.app?.use((request, response, next) => {
          if (request.path.startsWith(`${ADMIN_PATH}/`)) next();
          else void proxy(request, response, next);
        });
        return middlewares;
      },
    },
    webpack({
      ...configuration({ hot: true }, { mode: 'development' }),
      ...(styleguide && { entry: { main: './tests/styleguide/main.tsx' } }),
      context: join(__dirname, '..'),
      infrastructureLogging: { level: 'warn' },
    }),
  );

const develop = async (options: HostOptions): Promise<void> => {
  const { api, world, host, port } = options;
  try {
    // The development server reports a port in use as an uncaught error, so the port is tried first.
    const { server } = await listen(() => undefined, port, host);
    server.close();
    await devServer(options).start();
  } catch (error) {
    console.error(await listenProblem(error, port, host));
    process.exit(1);
  }
  const people = api === null ? (await loadWorld(world)).people : [];
  console.log(greeting({ address: `http://localhost:${port}${ADMIN_PATH}/`, api, world, people }));
  const problem = api === null ? null : await pingProblem(api);
  if (api !== null && problem !== null) console.warn(pingAdvice(api, problem));
};

void develop(hostOptions());
