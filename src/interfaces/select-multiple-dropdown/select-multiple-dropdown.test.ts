import { fittingChoices } from './choice-list';

const CHOICES = [
  { text: 'Northern Europe', value: 'north', icon: null },
  { text: 'South', value: 's', icon: null },
];

test('choices are found by what they say and by their value', () => {
  expect(fittingChoices(CHOICES, ' EUROPE ')).toHaveLength(1);
  expect(fittingChoices(CHOICES, 'north')).toHaveLength(1);
  expect(fittingChoices(CHOICES, '')).toHaveLength(2);
  expect(fittingChoices(CHOICES, 'west')).toEqual([]);
});
