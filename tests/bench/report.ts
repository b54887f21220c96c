import { cpus, loadavg, totalmem } from 'node:os';
import { median, METRICS, type MetricKey, type Samples, type Unit } from './metrics';
import { SLOWDOWN } from './slow-page';

export interface Result {
  readonly target: string;
  readonly samples: Samples;
}

export const KEYS = Object.keys(METRICS) as readonly MetricKey[];

const digits: Readonly<Record<Unit, number>> = { ms: 0, '×': 2, MB: 2, '': 0 };

const shown = (value: number, unit: Unit): string =>
  Number.isNaN(value) ? '–' : `${value.toFixed(digits[unit])} ${unit}`.trim();

const of = ({ samples }: Result, key: MetricKey): number => median(samples[key] ?? []);

const ratio = (there: number, here: number): string =>
  here > 0 && Number.isFinite(there) ? `${(there / here).toFixed(2)} ×` : '–';

/** Table of medians; with a second target also the ratio. */
export const table = (results: readonly Result[]): string => {
  const [here, there] = results;
  if (here === undefined) return '';
  const compared = there === undefined ? [] : [`${there.target} : ${here.target}`];
  const head = ['median of all rounds', ...results.map(({ target }) => target), ...compared];
  const rows = KEYS.map((key) => {
    const { name, unit } = METRICS[key];
    const medians = results.map((result) => of(result, key));
    const ratios = compared.map(() => ratio(medians[1] ?? Number.NaN, medians[0] ?? 0));
    return [name, ...medians.map((value) => shown(value, unit)), ...ratios];
  });
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((cells) => (cells[column] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [line(head), widths.map((width) => '─'.repeat(width)).join('──'), ...rows.map(line)].join('\n');
};

/** Describes the machine; numbers are comparable on the same machine only. */
export const machineLine = (browser: string, rounds: number): string => {
  const processors = cpus();
  const parts = [
    `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `${process.platform} ${process.arch}`,
    `Node ${process.versions.node}`,
    `Chromium ${browser} slowed ${SLOWDOWN} times`,
    `load ${(loadavg()[0] ?? 0).toFixed(1)}`,
    `${rounds} rounds`,
  ];
  return parts.join(', ');
};
