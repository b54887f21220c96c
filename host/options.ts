import { parseArgs } from 'node:util';
import { WORLD_NAMES } from '../fixtures/worlds';

/** What `npm start` and `npm run dev` were asked for. */
export interface HostOptions {
  /** The platform's address without a slash at its end; null serves a world in the browser. */
  readonly api: string | null;
  readonly world: string;
  readonly host: string;
  readonly port: number;
  readonly open: boolean;
  readonly build: boolean;
}

export type ParsedOptions = { readonly options: HostOptions } | { readonly problem: string };

export const USAGE = `Options (after --, as in: npm start -- --api https://cms.example.com):
  --api URL      work on this platform; without it on a world that lives in the browser
  --world NAME   which world: ${WORLD_NAMES.join(', ')} (blog)
  --port N       port to listen on (4173)
  --host NAME    address to listen on (127.0.0.1)
  --open         open the browser
  --no-build     serve dist as it is
  --help         show this`;

/** The address, normalised; or a sentence that says what is wrong with it. */
const apiAddress = (text: string): { readonly url: string } | { readonly problem: string } => {
  if (!URL.canParse(text)) {
    return { problem: `--api needs a full address such as https://cms.example.com, and '${text}' is none.` };
  }
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return {
      problem: `--api needs an address that starts with http:// or https://, and '${text}' starts with ${url.protocol}//.`,
    };
  }
  if (url.username !== '' || url.password !== '') {
    return { problem: '--api must not carry a user name or a password: sign in on the page instead.' };
  }
  if (url.search !== '' || url.hash !== '') {
    return { problem: `--api needs the address of the platform alone, without '${url.search}${url.hash}'.` };
  }
  return { url: url.href.replace(/\/+$/, '') };
};

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Reads the command line. Never throws; `--help` is answered as a problem whose text is the usage. */
export const parseOptions = (args: readonly string[]): ParsedOptions => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        api: { type: 'string' },
        world: { type: 'string', default: 'blog' },
        port: { type: 'string', default: '4173' },
        host: { type: 'string', default: '127.0.0.1' },
        open: { type: 'boolean', default: false },
        'no-build': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return { problem: USAGE };
    const port = Number(values.port);
    if (!/^\d+$/.test(values.port) || port > 65_535)
      return { problem: `--port needs a number up to 65535, and '${values.port}' is none.` };
    const known: readonly string[] = WORLD_NAMES;
    if (!known.includes(values.world)) {
      return { problem: `There is no world '${values.world}'. There are: ${WORLD_NAMES.join(', ')}.` };
    }
    const api = values.api === undefined ? null : apiAddress(values.api);
    if (api !== null && 'problem' in api) return api;
    return {
      options: {
        api: api?.url ?? null,
        world: values.world,
        host: values.host,
        port,
        open: values.open,
        build: !values['no-build'],
      },
    };
  } catch (error) {
    return { problem: `${message(error)}\n\n${USAGE}` };
  }
};
