import { scriptOptions } from '../../host/options';

/** What `npm run bench` was asked for. */
export interface BenchOptions {
  /** A second Quarterdeck, over the large world, to compare with: its address, without a slash at its end. */
  readonly url: string | null;
  readonly rounds: number;
  /** Where to write all samples. */
  readonly json: string | null;
}

const USAGE = `Options (after --, as in: npm run bench -- --rounds 3):
  --url URL     measure a second Quarterdeck as well, such as http://localhost:4173/admin; its platform has to
                serve the large world: npm run api -- --world large
  --rounds N    how often everything is measured (5)
  --json FILE   write every sample to this file
  --help        show this`;

/** Reads the command line. Throws an error with a message for the terminal when a value makes no sense. */
export const parseBenchOptions = (args: readonly string[]): BenchOptions => {
  const { values } = scriptOptions(
    USAGE,
    { url: { type: 'string' }, rounds: { type: 'string', default: '5' }, json: { type: 'string' } },
    [...args],
  );
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new Error(`--rounds needs a number from 1 on, and '${values.rounds}' is none.`);
  }
  if (values.url !== undefined && !URL.canParse(values.url)) {
    throw new Error(`--url needs a full address, and '${values.url}' is none.`);
  }
  return { url: values.url?.replace(/\/+$/, '') ?? null, rounds, json: values.json ?? null };
};
