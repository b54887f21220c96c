/** @jest-environment node */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './boundaries';

const run = promisify(execFile);

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

const FOLDERS = ['src', 'features', 'contracts', 'fixtures', 'tests', 'docs', 'deploy', 'host'];

const DOCUMENTS = ['', ...FOLDERS].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: folder !== '', encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
    .map((name) => join(folder, name)),
);

interface Command {
  readonly document: string;
  readonly script: string;
  /** With both dashes. */
  readonly options: readonly string[];
}

const commandsIn = (document: string): readonly Command[] =>
  [...readFileSync(join(ROOT, document), 'utf8').matchAll(/npm (?:run )?(?:--silent )?([\w:-]+)((?: [^\s`]+)*)/g)]
    .filter(([text, script = '']) => text.startsWith('npm run ') || ['start', 'test'].includes(script))
    .map(([, script = '', rest = '']) => ({ document, script, options: rest.match(/--[a-z][\w-]*/g) ?? [] }));

const commands = DOCUMENTS.flatMap(commandsIn);

/** What a script of this repository prints about its options; scripts of other tools are left out. */
const documented = [
  ...new Set(commands.filter(({ options }) => options.length > 0).map(({ script }) => script)),
].filter((script) => scripts[script]?.startsWith('tsx ') === true);

test('documents name scripts that exist', () => {
  expect(commands.length).toBeGreaterThan(80);
  expect(commands.filter(({ script }) => !(script in scripts))).toEqual([]);
});

test.each(documented)(
  'the options that documents name for %s are those of its help',
  async (script) => {
    const [, file = '', ...given] = (scripts[script] ?? '').split(' ');
    const { stdout } = await run('npx', ['tsx', file, ...given, '--help'], { cwd: ROOT });
    const unknown = commands
      .filter((command) => command.script === script)
      .flatMap(({ document, options }) => options.map((option) => ({ document, option })))
      .filter(({ option }) => !stdout.includes(option));
    expect(unknown).toEqual([]);
  },
  60_000,
);
