import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { CHROMIUM_FLAGS, chromiumPath } from '../../host/chromium-executable';
import { ADMIN_PATH, hostApp } from '../../host/host-app';
import { listen, type Listening } from '../../host/listen';

const HOST = '127.0.0.1';
const DIST = join(__dirname, '../../dist');

/** One browser and one host for a whole run; every scenario has a context of its own in it. */
export class Chromium {
  private constructor(
    readonly browser: Browser,
    private readonly host: Listening,
  ) {}

  /** Rejects when the application is not built or no browser is there, and says what to run. */
  static async start(): Promise<Chromium> {
    if (!existsSync(join(DIST, 'index.html'))) throw new Error('The application is not built. Run: npm run build');
    const executablePath = chromiumPath();
    if (executablePath === null) throw new Error('There is no Chromium. Run: npm run browser');
    const host = await listen(hostApp({ dist: DIST, api: null, world: 'blog' }), 0, HOST);
    return new Chromium(await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] }), host);
  }

  /** Where the application begins, without a slash at the end. */
  get base(): string {
    return `http://${HOST}:${this.host.port}${ADMIN_PATH}`;
  }

  async stop(): Promise<void> {
    await this.browser.close();
    this.host.server.close();
    this.host.server.closeAllConnections();
  }
}
