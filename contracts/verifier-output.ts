import { isJsonObject, type Json } from '../src/kernel';
import type { Tally } from './report';

const member = (value: Json, name: string): Json => (isJsonObject(value) ? (value[name] ?? null) : null);

const list = (value: Json): readonly Json[] => (Array.isArray(value) ? value : []);

const text = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

const difference = (mismatch: Json): string => {
  const where = member(mismatch, 'path') ?? member(mismatch, 'key');
  const place = where === null ? '' : ` at ${text(where)}`;
  return `  ${text(member(mismatch, 'type'))}${place}: ${text(member(mismatch, 'mismatch'))}`;
};

const described = (result: Json): string => {
  const mismatch = member(result, 'mismatch');
  const differences = list(member(mismatch, 'mismatches')).map(difference);
  // 'Verifying a pact between … Given … - <name>'
  const name = text(member(result, 'interaction')).split(' - ').at(-1);
  return [name, ...(differences.length > 0 ? differences : [`  ${text(mismatch)}`])].join('\n');
};

const parsed = (output: string): Json => {
  try {
    return JSON.parse(output) as Json;
  } catch {
    throw new Error(`The verifier could not run: ${output}`);
  }
};

/** Reads the verifier's report. Throws when it is none, with what it is instead. */
export const tallyOf = (output: string): Tally => {
  const report = parsed(output);
  const results = list(member(report, 'interactionResults'));
  const failures = list(member(report, 'errors')).map(described);
  return { passed: results.filter((result) => member(result, 'result') === 'OK').length, failures };
};
