import { parseArgs, type ParseArgsConfig } from 'node:util';
import { WORLD_NAMES } from '../fixtures/worlds';

type Spec = NonNullable<ParseArgsConfig['options']>;
type Values<S extends Spec> = ReturnType<typeof parseArgs<{ options: S; args: string[]; allowPositionals: boolean }>>;

/** Options that parsed, or the text to print instead of running: a problem with the usage, or the usage alone. */
export type Parsed<A> = { readonly options: A } | { readonly problem: string };

/** Thrown by readers of options; `parse` turns it into the text that is printed. */
class OptionProblem extends Error {}

/** The reason without the advice that parseArgs appends to an unknown option. */
const message = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/ To specify a positional argument[^]*/, '');

/** Parses a command line by its specification. Never throws; `--help` is answered with the usage as the problem. */
const parse = <S extends Spec, A>(
  args: readonly string[],
  usage: string,
  options: S,
  read: (parsed: Values<S & { readonly help: { readonly type: 'boolean' } }>) => A,
  allowPositionals = false,
): Parsed<A> => {
  try {
    const spec = { ...options, help: { type: 'boolean' } } as const;
    const parsed = parseArgs({ args: [...args], options: spec, allowPositionals });
    if ((parsed.values as { readonly help?: boolean }).help) return { problem: usage };
    return { options: read(parsed) };
  } catch (error) {
    return { problem: error instanceof OptionProblem ? error.message : `${message(error)}\n\n${usage}` };
  }
};

/** The options, if they parsed. Otherwise prints the text and exits: code 0 for one of the `answers`, else code 2. */
const orExit = <A>(parsed: Parsed<A>, ...answers: readonly string[]): A => {
  if ('options' in parsed) return parsed.options;
  const isAnswer = answers.includes(parsed.problem);
  if (isAnswer) console.log(parsed.problem);
  else console.error(parsed.problem);
  return process.exit(isAnswer ? 0 : 2);
};

/**
 * Options of a script, read from its command line. Prints the usage and exits for `--help` (code 0) and for an unknown
 * or malformed option (code 2). Arguments without a name are `positionals`; they are unknown too, unless allowed.
 */
export const scriptOptions = <S extends Spec>(usage: string, options: S, { allowPositionals = false } = {}) =>
  orExit(
    parse(process.argv.slice(2), usage, options, (all) => all, allowPositionals),
    usage,
  );

const wholeNumber = (option: string, text: string, what: string, max = Number.MAX_SAFE_INTEGER): number => {
  if (/^\d+$/.test(text) && Number(text) <= max) return Number(text);
  throw new OptionProblem(`${option} needs ${what}, but got '${text}'.`);
};

const portOf = (text: string): number => wholeNumber('--port', text, 'a number up to 65535', 65_535);

const worldOf = (name: string): string => {
  const known: readonly string[] = WORLD_NAMES;
  if (known.includes(name)) return name;
  throw new OptionProblem(`There is no world '${name}'. Worlds: ${WORLD_NAMES.join(', ')}.`);
};

const generationOf = (text: string | undefined): 11 | null => {
  if (text === undefined || text === '11') return text === undefined ? null : 11;
  throw new OptionProblem(`--generation needs 11, but got '${text}'. Without it, the twin is of generation 9.0.`);
};

/** The address of a platform without a slash at its end; also of another host, for the option of that name. */
const apiOf = (text: string, option = '--api'): string => {
  const problem = (reason: string): OptionProblem => new OptionProblem(`${option} ${reason}`);
  if (!URL.canParse(text)) throw problem(`needs a full address such as https://cms.example.com, but got '${text}'.`);
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw problem(`needs an address that starts with http:// or https://; '${text}' starts with ${url.protocol}//.`);
  }
  if (url.username !== '' || url.password !== '') {
    throw problem('must not contain a user name or a password: sign in on the page instead.');
  }
  if (url.search !== '' || url.hash !== '') {
    throw problem(`needs the address alone, without '${url.search}${url.hash}'.`);
  }
  return url.href.replace(/\/+$/, '');
};

const originsOf = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => new URL(apiOf(text, '--connect')).origin);

/** Options of `npm start` and `npm run dev`. */
export interface HostOptions {
  /** The platform's address without a slash at its end; null runs a demo world in the browser. */
  readonly api: string | null;
  /** The browser calls the platform by its own address instead of through this server. */
  readonly direct: boolean;
  /** Further origins that the Content-Security-Policy allows calls to. */
  readonly connect: readonly string[];
  readonly world: string;
  readonly host: string;
  readonly port: number;
  readonly open: boolean;
  readonly build: boolean;
  /** Serves the style guide instead of the application; `npm run dev` only. */
  readonly styleguide: boolean;
}

const HOST_USAGE = `Options (after --, as in: npm start -- --api https://cms.example.com):
  --api URL      connect to this platform; without it, a demo world runs in the browser
  --direct       the browser calls the platform by its own address, not through this server; with --api
  --connect URL  fields may request suggestions from this host; can be repeated
  --world NAME   the demo world: ${WORLD_NAMES.join(', ')} (blog); not with --api
  --port N       port to listen on (4173)
  --host NAME    address to listen on (127.0.0.1)
  --open         open the browser
  --no-build     serve dist as it is
  --styleguide   serve the style guide instead of the application; npm run dev only, not with --api or --world
  --help         show this`;

/** Reads the command line of the host. Never throws. */
export const parseHostOptions = (args: readonly string[]): Parsed<HostOptions> =>
  parse(
    args,
    HOST_USAGE,
    {
      api: { type: 'string' },
      direct: { type: 'boolean', default: false },
      connect: { type: 'string', multiple: true, default: [] },
      world: { type: 'string' },
      port: { type: 'string', default: '4173' },
      host: { type: 'string', default: '127.0.0.1' },
      open: { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
      styleguide: { type: 'boolean', default: false },
    },
    ({ values }) => {
      if (values.api !== undefined && values.world !== undefined) {
        throw new OptionProblem(
          '--world chooses a demo world and cannot be combined with --api: leave one of them out.',
        );
      }
      if (values.styleguide && (values.api ?? values.world) !== undefined) {
        throw new OptionProblem(
          '--styleguide runs on the demo world blog and cannot be combined with --api or --world.',
        );
      }
      if (values.direct && values.api === undefined) {
        throw new OptionProblem('--direct needs the address of a platform: --api https://cms.example.com.');
      }
      return {
        api: values.api === undefined ? null : apiOf(values.api),
        direct: values.direct,
        connect: originsOf(values.connect),
        world: worldOf(values.world ?? 'blog'),
        host: values.host,
        port: portOf(values.port),
        open: values.open,
        build: !values['no-build'],
        styleguide: values.styleguide,
      };
    },
  );

/** Options of `npm start` and `npm run dev`, read from the command line as by `scriptOptions`. */
export const hostOptions = (): HostOptions => orExit(parseHostOptions(process.argv.slice(2)), HOST_USAGE);

/** Options of the installed command. */
export type CommandOptions = Pick<HostOptions, 'direct' | 'connect' | 'host' | 'port' | 'open'> & {
  readonly api: string;
};

const COMMAND_USAGE = `Usage: quarterdeck --api URL [options]
  --api URL      the platform: its address, such as https://cms.example.com; required
  --port N       port to listen on (4173)
  --host NAME    address to listen on (127.0.0.1); others can reach it with 0.0.0.0
  --direct       the browser calls the platform by its own address, not through this server
  --connect URL  fields may request suggestions from this host; can be repeated
  --open         open the browser
  --version      show the version
  --help         show this`;

/** Reads the command line of the installed command. Never throws; `--version` is answered with the version. */
export const parseCommandOptions = (args: readonly string[], version: string): Parsed<CommandOptions> =>
  parse(
    args,
    COMMAND_USAGE,
    {
      api: { type: 'string' },
      direct: { type: 'boolean', default: false },
      connect: { type: 'string', multiple: true, default: [] },
      port: { type: 'string', default: '4173' },
      host: { type: 'string', default: '127.0.0.1' },
      open: { type: 'boolean', default: false },
      version: { type: 'boolean', default: false },
    },
    ({ values }) => {
      if (values.version) throw new OptionProblem(version);
      if (values.api === undefined) {
        throw new OptionProblem('The address of the platform is missing: quarterdeck --api https://cms.example.com');
      }
      return {
        api: apiOf(values.api),
        direct: values.direct,
        connect: originsOf(values.connect),
        host: values.host,
        port: portOf(values.port),
        open: values.open,
      };
    },
  );

/** Options of the installed command, read from the command line as by `scriptOptions`. */
export const commandOptions = (version: string): CommandOptions =>
  orExit(parseCommandOptions(process.argv.slice(2), version), COMMAND_USAGE, version);

/** Options of `npm run api`. */
export interface ApiOptions {
  readonly port: number;
  readonly world: string;
  /** Milliseconds added to every answer. */
  readonly latency: number;
  /** Folder with `interfaces/`, `displays/`, `layouts/` and `modules/`; null serves the example extensions. */
  readonly extensions: string | null;
  /** The twin has policies, comments and presets as servers of this generation; null is 9.0. */
  readonly generation: 11 | null;
  /** Signs the tokens; null uses the same secret for every twin. */
  readonly secret: string | null;
}

const API_USAGE = `Options (after --, as in: npm run api -- --world blog):
  --port N          port to listen on (8055)
  --world NAME      the world to serve: ${WORLD_NAMES.join(', ')} (blog)
  --latency MS      delays every answer by this many milliseconds (0)
  --extensions DIR  serves the extensions of this folder: DIR/{interfaces,displays,layouts,modules}/NAME/index.js
  --generation 11   has policies, comments and presets as servers of generation 11
  --secret S        signs the tokens with this secret
  --help            show this`;

/** Reads the command line of `npm run api`. Never throws. */
export const parseApiOptions = (args: readonly string[]): Parsed<ApiOptions> =>
  parse(
    args,
    API_USAGE,
    {
      port: { type: 'string', default: '8055' },
      world: { type: 'string', default: 'blog' },
      latency: { type: 'string', default: '0' },
      extensions: { type: 'string' },
      generation: { type: 'string' },
      secret: { type: 'string' },
    },
    ({ values }) => {
      if (values.secret === '') throw new OptionProblem('--secret needs at least one character.');
      return {
        port: portOf(values.port),
        world: worldOf(values.world),
        latency: wholeNumber('--latency', values.latency, 'a number of milliseconds'),
        extensions: values.extensions ?? null,
        generation: generationOf(values.generation),
        secret: values.secret ?? null,
      };
    },
  );

/** Options of `npm run api`, read from the command line as by `scriptOptions`. */
export const apiOptions = (): ApiOptions => orExit(parseApiOptions(process.argv.slice(2)), API_USAGE);

/** Options of `npm run nginx-conf`. */
export interface NginxOptions {
  /** The address of an API on another origin; null for a platform behind the same site. */
  readonly api: string | null;
  /** Further origins that the Content-Security-Policy allows calls to. */
  readonly connect: readonly string[];
  /** The file to write; null for the sample in deploy. */
  readonly to: string | null;
}

const NGINX_USAGE = `Writes a site for nginx with the headers of host/security-headers.ts (npm run nginx-conf -- [options]):
  --api URL      an API on another origin, which the browser calls; without it, the site is a proxy to the platform
  --connect URL  fields may request suggestions from this host; can be repeated
  --to FILE      where to write the site (deploy/nginx.conf); required with --api and --connect
  --help         show this`;

/** Reads the command line of `npm run nginx-conf`. Never throws. */
export const parseNginxOptions = (args: readonly string[]): Parsed<NginxOptions> =>
  parse(
    args,
    NGINX_USAGE,
    { api: { type: 'string' }, connect: { type: 'string', multiple: true, default: [] }, to: { type: 'string' } },
    ({ values }) => {
      const { api, connect, to } = values;
      if ((api !== undefined || connect.length > 0) && to === undefined)
        throw new OptionProblem(
          `${api === undefined ? '--connect' : '--api'} needs --to FILE: deploy/nginx.conf is the sample for a platform on the same site.`,
        );
      return { api: api === undefined ? null : apiOf(api), connect: originsOf(connect), to: to ?? null };
    },
  );

/** Options of `npm run nginx-conf`, read from the command line as by `scriptOptions`. */
export const nginxOptions = (): NginxOptions => orExit(parseNginxOptions(process.argv.slice(2)), NGINX_USAGE);
