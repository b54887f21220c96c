import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where browsers use to be: first what CHROMIUM_PATH says, then what is installed, then Playwright's own download. */
const candidates = (environment: NodeJS.ProcessEnv): readonly string[] => [
  ...(environment['CHROMIUM_PATH'] ? [environment['CHROMIUM_PATH']] : []),
  ...(environment['PATH'] ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name))),
  ...MAC,
  chromium.executablePath(),
];

/** The program to run, or null when this machine has no Chromium. */
export const chromiumPath = (environment: NodeJS.ProcessEnv = process.env): string | null =>
  candidates(environment).find(isProgram) ?? null;

/** How every test starts Chromium: quiet, and able to run in a container, where only root lives and no sandbox works. */
export const CHROMIUM_FLAGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
