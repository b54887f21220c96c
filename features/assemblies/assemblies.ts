import type { Assembly, AssemblyOptions } from './assembly';
import { MemoryAssembly } from './memory-assembly';
import type * as inBrowser from './in-browser';

type Browser = typeof inBrowser;

let browser: Browser | null = null;

/** What drives a browser takes a second to load and is of no use to scenarios in memory. Not by `import()`: Node would read it without tsx. */
const loaded = (): Browser => {
  browser ??= require('./in-browser') as Browser;
  return browser;
};

/** The application put together for one scenario, driven as the profile says. */
export const assemble = async (driver: string, wishes: AssemblyOptions): Promise<Assembly> => {
  if (driver === 'memory') return new MemoryAssembly();
  if (driver === 'browser') return loaded().assembleBrowser(wishes);
  throw new Error(`There is no driver '${driver}'. There are: memory, browser`);
};

/** Ends what the scenarios shared. */
export const stopBrowser = async (): Promise<void> => {
  await browser?.closeBrowser();
};
