import { relatedName } from './copy.view-model';

test('by its template, else by its first value', () => {
  expect(relatedName('{{name}}', { id: 1, name: 'Bread' })).toBe('Bread');
  expect(relatedName('{{name}}', { id: 7 })).toBe('7');
  expect(relatedName(null, { id: 'x' })).toBe('x');
  expect(relatedName(null, {})).toBe('—');
});

test('no name fills more than a line', () => {
  expect(relatedName('{{name}}', { name: 'a'.repeat(500) })).toHaveLength(60);
});
