import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { installProbe } from './probe';

/** How many times slower than this machine the browser's scripts run. */
export const SLOWDOWN = 4;

const TIMEOUT_MS = 40_000;

/**
 * A press whose time is taken: as long as one of a hand takes at least (ms; what is measured begins when it ends), and without
 * scripts of the measuring that look, within that time, at what stands where it goes.
 */
export const PRESS_OPTIONS = { force: true, delay: 80 } as const;

/** A page with the probe in it, and the line to its browser. */
export interface BenchPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devtools: CDPSession;
  /** 1 is this machine as it is. */
  slowDown(times: number): Promise<void>;
}

export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A page with empty caches, as after the browser was installed; signed in when given a session. */
export const openPage = async (browser: Browser, session?: SignedIn): Promise<BenchPage> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    ...(session === undefined ? {} : { storageState: session }),
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  // The compiler keeps the names of functions with a helper that the page does not have.
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
