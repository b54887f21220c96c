import type { DisplayFixtures } from '../../kit';

export const formattedValueDisplayFixtures: DisplayFixtures = {
  values: {
    string: ['the_last_ferry', 'A text that is long enough to be cut off where a column is narrow, as most are'],
    integer: [42, 3725],
  },
  options: [
    { duration: true },
    { grouping: false },
    { format: true, bold: true, color: '#1064A3', prefix: 'No. ', suffix: ' !' },
    { font: 'monospace' },
  ],
};
