import { relatedName } from './copy.view-model';

test('uses the template, otherwise the first value', () => {
  expect(relatedName('{{name}}', { id: 1, name: 'Bread' })).toBe('Bread');
  expect(relatedName('{{name}}', { id: 7 })).toBe('7');
  expect(relatedName(null, { id: 'x' })).toBe('x');
  expect(relatedName(null, {})).toBe('—');
});

test('long names are shortened', () => {
  expect(relatedName('{{name}}', { name: 'a'.repeat(500) })).toHaveLength(60);
});
