import { customFormats, DEFAULT_TOOLS, toolNames } from './rich-options.rules';

test('toolNames chooses and orders the known tools; without a list the default ones', () => {
  expect(toolNames({ toolbar: ['code', 'bold', 'sparkle', 7, 'bold'] }, ['bold', 'code'])).toEqual(['code', 'bold']);
  expect(toolNames({}, [])).toBe(DEFAULT_TOOLS);
  expect(toolNames({ toolbar: 'bold' }, ['bold'])).toBe(DEFAULT_TOOLS);
  expect(toolNames({ toolbar: [] }, ['bold'])).toEqual([]);
});

test('customFormats reads a list or its text, and leaves out what it cannot read', () => {
  const format = {
    title: 'Hint',
    inline: 'span',
    classes: 'hint',
    styles: { color: 'red' },
    attributes: { onclick: 'x' },
  };
  const read = { title: 'Hint', kind: 'inline', tag: 'span', attributes: { class: 'hint', style: 'color: red;' } };
  expect(customFormats({ customFormats: [format] })).toEqual([read]);
  expect(customFormats({ customFormats: JSON.stringify([format]) })).toEqual([read]);
  expect(customFormats({ customFormats: [{ title: 'x', inline: 'script' }, null, { block: 'p' }] })).toEqual([]);
  expect(customFormats({ customFormats: '[' })).toEqual([]);
  expect(customFormats({ customFormats: [{ title: 'Lead', block: 'h2' }] })).toEqual([
    { title: 'Lead', kind: 'block', tag: 'h2', attributes: {} },
  ]);
});
