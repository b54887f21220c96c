import { parseArgs } from 'node:util';
import { WORLD_NAMES } from '../fixtures/worlds';

/** What `npm run api` was asked for. */
export interface ApiOptions {
  readonly port: number;
  readonly world: string;
  /** Milliseconds added to every answer. */
  readonly latency: number;
}

export type ParsedApiOptions = { readonly options: ApiOptions } | { readonly problem: string };

const USAGE = `Options (after --, as in: npm run api -- --world blog):
  --port N       port to listen on (8055)
  --world NAME   which world: ${WORLD_NAMES.join(', ')} (blog)
  --latency MS   makes every answer take this much longer (0)
  --help         show this`;

const wholeNumber = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null);

/** Reads the command line. Never throws; `--help` is answered as a problem whose text is the usage. */
export const parseApiOptions = (args: readonly string[]): ParsedApiOptions => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '8055' },
        world: { type: 'string', default: 'blog' },
        latency: { type: 'string', default: '0' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return { problem: USAGE };
    const [port, latency] = [wholeNumber(values.port), wholeNumber(values.latency)];
    if (port === null || port > 65_535)
      return { problem: `--port needs a number up to 65535, and '${values.port}' is none.` };
    if (latency === null)
      return { problem: `--latency needs a number of milliseconds, and '${values.latency}' is none.` };
    const known: readonly string[] = WORLD_NAMES;
    if (!known.includes(values.world)) {
      return { problem: `There is no world '${values.world}'. There are: ${WORLD_NAMES.join(', ')}.` };
    }
    return { options: { port, world: values.world, latency } };
  } catch (error) {
    return { problem: `${error instanceof Error ? error.message : String(error)}\n\n${USAGE}` };
  }
};
