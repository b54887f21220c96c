import type { Assembly } from './assembly';
import { BrowserAssembly } from './browser-assembly';
import { Chromium } from './chromium';
import { RestServer } from './served-far-end';
import type { AssemblyOptions } from './wishes';

let chromium: Chromium | null = null;

/** The built application in a browser that all scenarios share. */
export const assembleBrowser = async ({ server }: AssemblyOptions): Promise<Assembly> => {
  chromium ??= await Chromium.start();
  return new BrowserAssembly(chromium, server ? await RestServer.start() : null);
};

export const closeBrowser = async (): Promise<void> => {
  await chromium?.stop();
  chromium = null;
};
