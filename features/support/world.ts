import {
  After,
  AfterAll,
  Before,
  setDefaultTimeout,
  setWorldConstructor,
  World,
  type ITestCaseHookParameter,
} from '@cucumber/cucumber';
import type { Actor } from '../actors/actor';
import type { Assembly, AssemblyOptions } from '../assemblies/assembly';
import { assemble, stopBrowser } from '../assemblies/assemblies';

/** What every step has at hand: the application put together, and somebody at it. */
export class ScenarioWorld extends World<{ readonly driver: string }> {
  private assembled: Assembly | null = null;

  get assembly(): Assembly {
    if (this.assembled === null) throw new Error('The scenario has not begun');
    return this.assembled;
  }

  get actor(): Actor {
    return this.assembly.actor;
  }

  async begin(wishes: AssemblyOptions): Promise<void> {
    this.assembled = await assemble(this.parameters.driver, wishes);
  }

  async end(): Promise<void> {
    await this.assembled?.dispose();
  }

  /** Waits until the check holds; as long as the assembly has patience, and not at all where nothing takes time. */
  async soon(check: () => Promise<void>): Promise<void> {
    const end = Date.now() + this.assembly.timeoutMs;
    for (;;) {
      try {
        await check();
        return;
      } catch (error) {
        if (Date.now() >= end) throw error;
        await new Promise((done) => setTimeout(done, POLL));
      }
    }
  }
}

/** Between two looks at a page, in ms. */
const POLL = 25;

setDefaultTimeout(15_000);
setWorldConstructor(ScenarioWorld);

Before(async function (this: ScenarioWorld, { pickle }: ITestCaseHookParameter) {
  await this.begin({ server: pickle.tags.some(({ name }) => name === '@server') });
});

After(async function (this: ScenarioWorld) {
  await this.end();
});

AfterAll(async () => {
  await stopBrowser();
});
