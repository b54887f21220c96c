import type { Assembly } from './assembly';
import { BrowserAssembly } from './browser-assembly';
import { Chromium } from './chromium';
import { MemoryAssembly } from './memory-assembly';

let chromium: Chromium | null = null;

/** The application put together for one scenario, driven as the profile says. */
export const assemble = async (driver: string): Promise<Assembly> => {
  if (driver === 'memory') return new MemoryAssembly();
  if (driver !== 'browser') throw new Error(`There is no driver '${driver}'. There are: memory, browser`);
  chromium ??= await Chromium.start();
  return new BrowserAssembly(chromium);
};

/** Ends what the scenarios shared. */
export const stopSharing = async (): Promise<void> => {
  await chromium?.stop();
  chromium = null;
};
