import sizes from './sizes.json';

/** The recorded sizes (`sizes.json`): bytes of gzipped scripts and of response bodies, counts of requests and elements. */
export type Sizes = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A size may grow by this share before a check fails. */
export const MAX_GROWTH = 0.1;

export interface SizeComparison {
  /** The measured size and its change, for the output of a check. */
  readonly line: string;
  /** False when the size is more than `MAX_GROWTH` above its record, or has none. */
  readonly isWithin: boolean;
}

const inUnit = (size: number, unit: string): string =>
  unit === 'bytes' ? `${(size / 1000).toFixed(1)} kB` : `${size} ${unit}`;

const percent = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)} %`;

/** Compares a measured size with the one recorded under its unit ('bytes', 'requests', 'elements') and name. */
export const compareSize = (unit: string, name: string, measured: number, recorded: Sizes = sizes): SizeComparison => {
  const record = recorded[unit]?.[name];
  const shown = `${name}: ${inUnit(measured, unit)}`;
  if (record === undefined) {
    return { line: `${shown}, without a record in tests/budgets/sizes.json`, isWithin: false };
  }
  const growth = record === 0 ? Math.sign(measured) : measured / record - 1;
  const isWithin = measured <= record + record * MAX_GROWTH;
  const change = `recorded ${inUnit(record, unit)}, ${percent(growth)}`;
  const help = isWithin ? '' : `: more than ${MAX_GROWTH * 100} %. Record it in tests/budgets/sizes.json with a reason`;
  return { line: `${shown}, ${change}${help}`, isWithin };
};
