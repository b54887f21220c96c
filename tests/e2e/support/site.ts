import type { BrowserContext, Page } from '@playwright/test';
import express from 'express';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BrowserActor } from '../../../features/actors/browser/browser-actor';
import { adminSite } from '../../../host/admin-site';
import { apiProxy } from '../../../host/api-proxy';
import { listen } from '../../../host/listen';
import { policyFor } from '../../../host/security-headers';
import { DIST } from './host';
import { INES, signInAt } from './people';

/** A site whose build, settings and delay a test changes while it runs. */
export class Site {
  dist = DIST;
  serviceWorker = true;
  latency = 0;
  isDown = false;
  /** The paths that were asked for. */
  readonly requests: string[] = [];
  private readonly copies: string[] = [];
  private end: () => void = () => undefined;
  base = '';

  async start(api: string, path = '/admin'): Promise<void> {
    const app = express();
    app.use((request, _response, next) => {
      if (this.isDown) {
        request.socket.destroy();
        return;
      }
      this.requests.push(request.originalUrl);
      setTimeout(next, this.latency);
    });
    app.use(path, (request, response, next) =>
      adminSite(
        this.dist,
        () => ({ adapter: 'http', ...(this.serviceWorker ? {} : { serviceWorker: false }) }),
        policyFor(null),
      )(request, response, next),
    );
    app.use(path.slice(0, path.lastIndexOf('/')), apiProxy(api));
    const { server, port } = await listen(app, 0, '127.0.0.1');
    this.base = `http://127.0.0.1:${port}${path}`;
    this.end = () => {
      server.close();
      server.closeAllConnections();
    };
  }

  /** A copy of the build with the texts replaced. */
  copy(replace: (text: string) => string): string {
    const folder = mkdtempSync(join(tmpdir(), 'build-'));
    this.copies.push(folder);
    cpSync(DIST, folder, { recursive: true });
    for (const name of ['index.html', 'service-worker.js']) {
      const file = join(folder, name);
      writeFileSync(file, replace(readFileSync(file, 'utf8')));
    }
    return folder;
  }

  /** Puts up a build whose main script has another name; that of the former build is gone. */
  deploy(hash: string): void {
    const main = readdirSync(join(DIST, 'assets')).find((name) => /^main\.\w+\.js$/.test(name)) ?? '';
    const dist = this.copy((text) =>
      text
        .replaceAll(main, `main.${hash}.js`)
        // The page is another one, so its revision is, too.
        .replace(/(?<='revision':')\w+(?=','url':'index\.html')/, hash),
    );
    renameSync(join(dist, 'assets', main), join(dist, 'assets', `main.${hash}.js`));
    this.dist = dist;
  }

  /** The paths of the scripts, styles and fonts of the build. */
  assets(): string[] {
    return readdirSync(join(this.dist, 'assets')).map((name) => `/admin/assets/${name}`);
  }

  stop(): void {
    this.end();
    this.copies.forEach((folder) => rmSync(folder, { recursive: true }));
  }
}

/** A page whose application is stored on the device. */
export const openStored = async (context: BrowserContext, site: Site): Promise<Page> => {
  const page = await context.newPage();
  await signInAt(new BrowserActor(site.base, async () => page), INES, '/collections/articles');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 25_000 });
  return page;
};
