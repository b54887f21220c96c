import {
  After,
  AfterAll,
  Before,
  type ITestCaseHookParameter,
  setDefaultTimeout,
  setWorldConstructor,
  World,
} from '@cucumber/cucumber';
import { addressOn } from '../../contracts/platform/fill-platform';
import type { Actor } from '../actors/actor';
import type { Assembly, AssemblyOptions } from '../assemblies/assembly';
import type * as browserAssembly from '../assemblies/browser-assembly';
import type { LaterServer } from '../../contracts/provider/install';
import { MemoryAssembly } from '../assemblies/memory-assembly';

import { person, type Person } from './people';

type BrowserModule = typeof browserAssembly;

let browser: BrowserModule | null = null;

/** Loaded on first use: Playwright takes a second, and scenarios in memory do without. `require`, because `import()` would bypass tsx. */
const browserModule = (): BrowserModule => {
  browser ??= require('../assemblies/browser-assembly') as BrowserModule;
  return browser;
};

/** Assembles the application for one scenario; `driver` is the profile's. */
const assemble = async (driver: string, options: AssemblyOptions): Promise<Assembly> => {
  if (driver === 'memory') return new MemoryAssembly();
  if (driver === 'browser') return browserModule().assembleBrowser(options);
  throw new Error(`There is no driver '${driver}'. There are: memory, browser`);
};

/** Stops the browser that the scenarios share. */
const stopBrowser = async (): Promise<void> => {
  await browser?.closeBrowser();
};

/** The Cucumber world: the assembled application and the actor that uses it. */
export class ScenarioWorld extends World<{ readonly driver: string; readonly later?: LaterServer }> {
  private assembled: Assembly | null = null;

  get assembly(): Assembly {
    if (this.assembled === null) throw new Error('The scenario has not begun');
    return this.assembled;
  }

  get actor(): Actor {
    return this.assembly.actor;
  }

  /** A user as the server of this run has them. */
  person(name: string): Person {
    const found = person(name);
    return this.parameters.later === undefined ? found : { ...found, email: addressOn(found.email) };
  }

  async begin(wishes: AssemblyOptions): Promise<void> {
    this.assembled = await assemble(this.parameters.driver, wishes);
  }

  async end(): Promise<void> {
    await this.assembled?.dispose();
  }

  /** For checks that something is missing: waits until it would have appeared, and then until the check passes. */
  async whenQuiet(check: () => Promise<void>): Promise<void> {
    await this.actor.settles();
    await this.eventually(check);
  }

  /** Repeats the check until it passes or the timeout of the assembly is over; runs it once when the timeout is 0. */
  async eventually(check: () => Promise<void>): Promise<void> {
    const end = Date.now() + this.assembly.timeoutMs;
    for (;;) {
      try {
        await check();
        return;
      } catch (error) {
        if (Date.now() >= end) throw error;
        await new Promise((done) => setTimeout(done, POLL_MS));
      }
    }
  }
}

/** Pause between two checks, in ms. */
const POLL_MS = 25;

const MAX_BEGIN_MS = 300_000;

setDefaultTimeout(15_000);
setWorldConstructor(ScenarioWorld);

/** The first scenario starts the servers, and fills one of a later generation. */
Before({ timeout: MAX_BEGIN_MS }, async function (this: ScenarioWorld, { pickle }: ITestCaseHookParameter) {
  await this.begin({
    server: pickle.tags.some(({ name }) => name === '@server'),
    later: this.parameters.later ?? null,
  });
});

After(async function (this: ScenarioWorld) {
  await this.end();
});

AfterAll(async () => {
  await stopBrowser();
});
