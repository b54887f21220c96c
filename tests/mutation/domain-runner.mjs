import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Script } from 'node:vm';
import { buildSync } from 'esbuild';
import { expect } from 'expect';
import fc from 'fast-check';
import { testRegister } from './test-register.mjs';

/** @typedef {import('@stryker-mutator/api/test-runner').TestRunner} TestRunner */
/** @typedef {import('./test-register.mjs').RegisteredTest} RegisteredTest */

/** State shared with the instrumented code: the active mutant and the coverage. */
const stryker = (globalThis.__stryker__ ??= {});

/** Property tests use a fixed seed for reproducible scores, and do not shrink. */
fc.configureGlobal({ seed: 20260101, endOnFailure: true });

/** All tests of a folder as one script, evaluated anew for each run, so that no cache outlives a mutant. */
const bundle = (folder) => {
  const directory = join('src/domain', folder);
  const files = readdirSync(directory, { recursive: true }).filter((file) => file.endsWith('.test.ts'));
  const contents = files.map((file) => `import './${join(directory, file)}';`).join('\n');
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    format: 'cjs',
    packages: 'external',
    platform: 'node',
    target: 'node20',
    write: false,
  });
  return new Script(`(require, test, describe, expect) => {${outputFiles[0].text}\n}`, {
    filename: `${folder}.tests.js`,
  });
};

/**
 * Runs one test; the error, or null.
 *
 * @param {RegisteredTest} test
 */
const failureOf = async ({ run }) => {
  try {
    await run();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

/**
 * A runner for pure unit tests without browser or mocks. Jest restarts for every mutant, which takes an hour for the
 * domain; this takes minutes. Tests and `expect` are the same.
 *
 * @implements {TestRunner}
 */
class DomainRunner {
  #script = null;
  #require = createRequire(join(process.cwd(), 'tests.js'));

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#script = bundle(process.env.MUTATION_FOLDER ?? '.');
  }

  /** Loads the tests of the folder with the active mutant. */
  #load() {
    const { tests, test, describe } = testRegister();
    this.#script.runInThisContext()(this.#require, test, describe, expect);
    return tests;
  }

  async dryRun() {
    Object.assign(stryker, {
      mutantCoverage: { static: {}, perTest: {} },
      activeMutant: null,
      currentTestId: undefined,
    });
    const results = [];
    for (const test of this.#load()) {
      const started = performance.now();
      stryker.currentTestId = test.id;
      const failure = await failureOf(test);
      stryker.currentTestId = undefined;
      const result = { id: test.id, name: test.id, timeSpentMs: performance.now() - started };
      results.push(
        failure === null ? { ...result, status: 0 } : { ...result, status: 1, failureMessage: String(failure.stack) },
      );
    }
    return { status: 'complete', tests: results, mutantCoverage: stryker.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    Object.assign(stryker, {
      activeMutant: activeMutant.id,
      hitLimit,
      hitCount: hitLimit === undefined ? undefined : 0,
    });
    const isEndless = () => hitLimit !== undefined && stryker.hitCount > hitLimit;
    const asked = testFilter === undefined ? null : new Set(testFilter);
    let tests;
    try {
      tests = this.#load().filter(({ id }) => asked === null || asked.has(id));
    } catch (error) {
      return isEndless() ? { status: 'timeout' } : { status: 'error', errorMessage: String(error) };
    }
    for (const [index, test] of tests.entries()) {
      const failure = await failureOf(test);
      if (isEndless()) return { status: 'timeout' };
      if (failure !== null)
        return { status: 'killed', killedBy: [test.id], failureMessage: failure.message, nrOfTests: index + 1 };
    }
    return { status: 'survived', nrOfTests: tests.length };
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'domain', injectableClass: DomainRunner }];
