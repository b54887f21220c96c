import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

// The headless shell opens a page in less than half the time of the whole browser.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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

/** Paths to try: CHROMIUM_PATH, then installed browsers, then Playwright's own download. */
const candidates = (environment: NodeJS.ProcessEnv): readonly string[] => [
  ...(environment['CHROMIUM_PATH'] ? [environment['CHROMIUM_PATH']] : []),
  ...(environment['PATH'] ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name))),
  ...MAC,
  chromium.executablePath(),
];

/** Path of an installed Chromium; null when there is none. */
export const chromiumPath = (environment: NodeJS.ProcessEnv = process.env): string | null =>
  candidates(environment).find(isProgram) ?? null;

/** Flags of every Chromium that tests start: no background requests, and no sandbox for root, as in a container. */
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
