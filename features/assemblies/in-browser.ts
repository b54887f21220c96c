import type { Assembly } from './assembly';
import { BrowserAssembly } from './browser-assembly';
import { Chromium } from './chromium';
import { ServedFarEnd } from './served-far-end';
import type { Wishes } from './wishes';

let chromium: Chromium | null = null;

/** The built application in a browser that all scenarios share. */
export const inBrowser = async ({ server }: Wishes): Promise<Assembly> => {
  chromium ??= await Chromium.start();
  return new BrowserAssembly(chromium, server ? await ServedFarEnd.start() : null);
};

export const closeBrowser = async (): Promise<void> => {
  await chromium?.stop();
  chromium = null;
};
