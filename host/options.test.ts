import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseApiOptions, parseCommandOptions, parseHostOptions, parseNginxOptions } from './options';

describe('the options of the host', () => {
  it('default to the blog world on port 4173', () => {
    expect(parseHostOptions([])).toEqual({
      options: {
        api: null,
        direct: false,
        connect: [],
        world: 'blog',
        host: '127.0.0.1',
        port: 4173,
        open: false,
        build: true,
        styleguide: false,
      },
    });
  });

  it('take the address of a platform without its last slash', () => {
    expect(parseHostOptions(['--api', 'https://cms.example.com/'])).toMatchObject({
      options: { api: 'https://cms.example.com' },
    });
    expect(parseHostOptions(['--api=http://localhost:8055/cms/'])).toMatchObject({
      options: { api: 'http://localhost:8055/cms' },
    });
  });

  it('select the style guide', () => {
    expect(parseHostOptions(['--styleguide'])).toMatchObject({ options: { styleguide: true } });
  });

  it.each([
    ['cms.example.com', /full address/],
    ['localhost:8055', /starts with localhost:/],
    ['ftp://cms.example.com', /starts with ftp:/],
    ['https://me:secret@cms.example.com', /user name or a password/],
    ['https://cms.example.com/?a=1', /without '\?a=1'/],
  ])('refuse the address %s', (address, problem) => {
    expect(parseHostOptions(['--api', address])).toEqual({ problem: expect.stringMatching(problem) });
  });

  it.each([
    [['--port', '80a'], /'80a'/],
    [['--port', '70000'], /'70000'/],
    [['--world', 'atlantis'], /There is no world 'atlantis'/],
    [['--colour', 'red'], /--colour/],
    [['--api', 'https://cms.example.com', '--world', 'blog'], /--world .* cannot be combined with --api/],
    [['--styleguide', '--api', 'https://cms.example.com'], /--styleguide .* cannot be combined with --api/],
    [['--styleguide', '--world', 'blog'], /--styleguide .* cannot be combined with --api or --world/],
    [['moon'], /Unexpected argument 'moon'/],
    [['--help'], /--api URL/],
  ])('explain %j', (args, problem) => {
    expect(parseHostOptions(args)).toEqual({ problem: expect.stringMatching(problem) });
  });
});

test('serves the blog on port 8055 by default', () => {
  expect(parseApiOptions([])).toEqual({
    options: { port: 8055, world: 'blog', latency: 0, extensions: null, generation: null, secret: null },
  });
});

test('takes a folder of extensions and the secret of tokens', () => {
  expect(parseApiOptions(['--extensions', './mine', '--secret', 's3cret'])).toMatchObject({
    options: { extensions: './mine', secret: 's3cret' },
  });
});

test('takes the generation of the twin, of which there is one beside 9.0', () => {
  expect(parseApiOptions(['--generation', '11'])).toMatchObject({ options: { generation: 11 } });
  expect(parseApiOptions(['--generation', '10'])).toMatchObject({ problem: expect.stringContaining('needs 11') });
});

test('takes port, world and latency', () => {
  expect(parseApiOptions(['--port', '9000', '--world', 'empty', '--latency', '250'])).toEqual({
    options: { port: 9000, world: 'empty', latency: 250, extensions: null, generation: null, secret: null },
  });
});

test.each([
  [['--port', 'x'], '--port needs a number'],
  [['--port', '70000'], '--port needs a number'],
  [['--latency', '-1'], 'latency'],
  [['--world', 'moon'], "There is no world 'moon'"],
  [['--nonsense'], 'nonsense'],
  [['--help'], '--latency MS'],
])('%j is answered with a sentence', (args, sentence) => {
  const parsed = parseApiOptions(args);
  expect('problem' in parsed ? parsed.problem : '').toContain(sentence);
});

test('a site for an API on another origin is written to a file of its own', () => {
  const api = 'https://api.example.com';
  expect(parseNginxOptions([])).toEqual({ options: { api: null, connect: [], to: null } });
  expect(parseNginxOptions(['--api', `${api}/`, '--to', 'site.conf'])).toEqual({
    options: { api, connect: [], to: 'site.conf' },
  });
  for (const args of [
    ['--api', api],
    ['--api', 'api.example.com', '--to', 'site.conf'],
  ])
    expect(parseNginxOptions(args)).toHaveProperty('problem');
});

test('hosts of suggestions are named by their origins, in a file of its own', () => {
  const connect = ['--connect', 'https://places.example.com/v1/', '--connect', 'http://localhost:7000'];
  const origins = ['https://places.example.com', 'http://localhost:7000'];
  expect(parseHostOptions(connect)).toHaveProperty('options.connect', origins);
  expect(parseNginxOptions([...connect, '--to', 'site.conf'])).toHaveProperty('options.connect', origins);
  expect(parseNginxOptions(connect)).toHaveProperty('problem', expect.stringContaining('--connect needs --to'));
  for (const wrong of ["'self'", 'https:', 'data:x', 'places.example.com', 'https://me:secret@places.example.com'])
    expect(parseHostOptions(['--connect', wrong])).toHaveProperty('problem', expect.stringContaining('--connect'));
});

test('the browser can call a platform by its own address only if there is one', () => {
  expect(parseHostOptions(['--direct'])).toHaveProperty('problem', expect.stringContaining('--api'));
  expect(parseHostOptions(['--direct', '--api', 'https://api.example.com'])).toHaveProperty('options.direct', true);
});

describe('the installed command', () => {
  it('needs the address of a platform, and has defaults for the rest', () => {
    expect(parseCommandOptions(['--api', 'https://cms.example.com/'], '1.2.3')).toEqual({
      options: {
        api: 'https://cms.example.com',
        direct: false,
        connect: [],
        host: '127.0.0.1',
        port: 4173,
        open: false,
      },
    });
  });

  it.each([
    [[], /address of the platform is missing/],
    [['--api', 'cms.example.com'], /needs a full address/],
    [['--api', 'https://cms.example.com', '--port', 'x'], /--port needs a number/],
    [['--world', 'blog'], /--world[^]*Usage: quarterdeck/],
    [['--help'], /^Usage: quarterdeck/],
    [['--version'], /^1\.2\.3$/],
  ])('answers %j with a sentence', (args, sentence) => {
    expect(parseCommandOptions(args, '1.2.3')).toEqual({ problem: expect.stringMatching(sentence) });
  });
});

describe('the scripts of package.json', () => {
  const root = join(__dirname, '..');
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const ownScripts = Object.entries(scripts).flatMap(([name, command]) => {
    const [, file] = /\btsx (\S+)/.exec(command) ?? [];
    return file === undefined ? [] : [[name, file] as const];
  });

  const run = (file: string, ...args: readonly string[]) => {
    const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, join(root, file), ...args], {
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  it('include the scripts of this project', () => {
    expect(ownScripts.length).toBeGreaterThan(15);
  });

  it.each(ownScripts)('%s reads its options with host/options', (_name, file) => {
    const calls = /\b(scriptOptions|hostOptions|apiOptions|nginxOptions)\(/;
    expect(readFileSync(join(root, file), 'utf8')).toMatch(calls);
  });

  it('print their usage alone for --help, with exit code 0', () => {
    const usage = expect.stringContaining('npm run nginx-conf') as string;
    expect(run('host/write-nginx-conf.ts', '--help')).toEqual({ status: 0, stdout: usage, stderr: '' });
  });

  it.each(['--colour', 'moon'])('refuse %s with the usage and exit code 2', (arg) => {
    const { status, stdout, stderr } = run('host/write-nginx-conf.ts', arg);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(arg);
    expect(stderr).toContain('npm run nginx-conf');
  });
});
