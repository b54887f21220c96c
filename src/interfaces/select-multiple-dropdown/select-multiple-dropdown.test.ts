import { filterChoices } from './choice-list';

const CHOICES = [
  { text: 'Northern Europe', value: 'north', icon: null },
  { text: 'South', value: 's', icon: null },
];

test('filterChoices matches texts and values', () => {
  expect(filterChoices(CHOICES, ' EUROPE ')).toHaveLength(1);
  expect(filterChoices(CHOICES, 'north')).toHaveLength(1);
  expect(filterChoices(CHOICES, '')).toHaveLength(2);
  expect(filterChoices(CHOICES, 'west')).toEqual([]);
});
