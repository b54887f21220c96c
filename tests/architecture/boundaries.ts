import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** The root of the project. */
export const ROOT = join(__dirname, '../..');

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

export interface Rule {
  readonly name: string;
  readonly comment: string;
}

export interface Boundaries {
  readonly rules: readonly Rule[];
  readonly violations: readonly Violation[];
  /** Number of files that were read. */
  readonly files: number;
}

interface Cruise {
  readonly modules: readonly unknown[];
  readonly summary: {
    readonly violations: readonly {
      readonly rule: { readonly name: string };
      readonly from: string;
      readonly to: string;
    }[];
    readonly ruleSetUsed: { readonly forbidden: readonly Rule[] };
    readonly totalCruised: number;
  };
}

const dependencyCruiser = (args: readonly string[], cwd: string): Promise<string> =>
  new Promise((done, refused) => {
    const program = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    execFile(process.execPath, [program, ...args], { cwd, maxBuffer: 200_000_000 }, (error, stdout, stderr) => {
      // The exit code is the number of violations; empty output means that it did not run.
      if (stdout === '') refused(new Error(stderr || String(error)));
      else done(stdout);
    });
  });

/** Checks `src` and `fixtures` below a folder against .dependency-cruiser.cjs. Takes seconds. */
export const readBoundaries = async (folder: string): Promise<Boundaries> => {
  const config = join(ROOT, '.dependency-cruiser.cjs');
  const output = await dependencyCruiser(['--config', config, '--output-type', 'json', 'src', 'fixtures'], folder);
  const { summary } = JSON.parse(output) as Cruise;
  return {
    rules: summary.ruleSetUsed.forbidden,
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    files: summary.totalCruised,
  };
};

/** The `--info` output of dependency-cruiser, which lists the compilers it found. */
export const cruiserInfo = (): Promise<string> => dependencyCruiser(['--info'], ROOT);
