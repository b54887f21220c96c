import { loneField, stringField } from '../../../fixtures/builders';
import { placements } from './form-layout.rules';

const of = (...widths: readonly ('half' | 'half-left' | 'half-right' | 'full' | 'fill')[]) =>
  placements(widths.map((width) => loneField(stringField('any', { width }))));

test('halves pair up', () => {
  expect(of('half', 'half', 'half', 'half')).toEqual(['start', 'end', 'start', 'end']);
});

test('a half that finds no partner leaves the other side free', () => {
  expect(of('half', 'full', 'half', 'fill', 'half')).toEqual(['start', 'full', 'start', 'fill', 'start']);
});

test('a side that was chosen is kept', () => {
  expect(of('half-right', 'half-left', 'half')).toEqual(['end', 'start', 'end']);
});
