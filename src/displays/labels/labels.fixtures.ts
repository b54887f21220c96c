import type { DisplayFixtures } from '../../kit';

const CHOICES = [
  { value: 'draft', text: 'Draft', foreground: '#FFFFFF', background: '#5A5F67' },
  { value: 'print', text: 'Print', foreground: '#0B4F2F', background: '#C7F0DB' },
  { value: 'web', text: 'Web' },
];

export const labelsDisplayFixtures: DisplayFixtures = {
  values: {
    string: ['draft', 'print', 'unknown_value'],
    csv: [['draft', 'print', 'web']],
    json: [['draft', 'print'], []],
  },
  options: [
    { choices: CHOICES },
    { choices: CHOICES, showAsDot: true, defaultForeground: '#FFFFFF', defaultBackground: '#1064A3' },
  ],
};
