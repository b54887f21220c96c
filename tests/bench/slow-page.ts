import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { installProbe } from './probe';

/** CPU slowdown factor of the browser's scripts. */
export const SLOWDOWN = 4;

const TIMEOUT_MS = 40_000;

/**
 * Options of a timed click: it lasts 80 ms as a manual one, measured from its end, and skips the driver's checks, which
 * would run within the measured time.
 */
export const PRESS_OPTIONS = { force: true, delay: 80 } as const;

/** A page with the probe installed, and its browser session. */
export interface BenchPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devtools: CDPSession;
  /** Sets the CPU slowdown; 1 is full speed. */
  slowDown(times: number): Promise<void>;
}

export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Opens a page with empty caches, signed in when given a session. */
export const openPage = async (browser: Browser, session?: SignedIn): Promise<BenchPage> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    serviceWorkers: 'block',
    ...(session === undefined ? {} : { storageState: session }),
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  // esbuild wraps functions in a name helper that the page lacks.
  await context.addInitScript('globalThis.__name ??= (target) => target;');
  await context.addInitScript(installProbe);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  return {
    context,
    page,
    devtools,
    slowDown: async (rate) => {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    },
  };
};
