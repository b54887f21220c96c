import { loneField, stringField } from '../../../fixtures/builders';
import { placements } from './form-layout.rules';

const of = (...widths: readonly ('half' | 'half-left' | 'half-right' | 'full' | 'fill')[]) =>
  placements(widths.map((width) => loneField(stringField('any', { width }))));

test('two halves share a row', () => {
  expect(of('half', 'half', 'half', 'half')).toEqual(['start', 'end', 'start', 'end']);
});

test('a half without a partner leaves the other column empty', () => {
  expect(of('half', 'full', 'half', 'fill', 'half')).toEqual(['start', 'full', 'start', 'fill', 'start']);
});

test('half-left and half-right keep their column', () => {
  expect(of('half-right', 'half-left', 'half')).toEqual(['end', 'start', 'end']);
});
