import type { Assembly, AssemblyOptions } from './assembly';
import { BrowserAssembly, Chromium } from './browser-assembly';
import { RestServer } from './rest-server';

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
