import { scriptOptions } from '../../../host/options';
import { filterRows } from './filter-rows';
import { judgeItems } from './evaluate-filters';
import { mapRelations } from './map-relations';
import { measure, type Measured } from './measure';

const HEADER = ['Question', 'Median', 'Budget', 'By hand', 'Ratio'] as const;

const row = ({ name, budget, domain, byHand, ratio }: Measured): readonly string[] => [
  name,
  `${domain.toFixed(2)} ms${domain > budget ? ' (!)' : ''}`,
  `${budget} ms`,
  `${byHand.toFixed(2)} ms`,
  ratio.toFixed(2),
];

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = HEADER.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows.map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
};

scriptOptions(
  `Times the domain's rules beside hand-written loops (npm run bench:domain). It has no options and never fails.
  --help  show this`,
  {},
);
console.log(table([HEADER, ...[filterRows, judgeItems, mapRelations].map(measure).map(row)]));
