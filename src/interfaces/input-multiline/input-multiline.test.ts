import { loneField, textField } from '../../../fixtures/builders';
import { isEditableText, valueToText, parseText } from './input-multiline';

test('an emptied text is null where the column allows it', () => {
  expect(parseText('', loneField(textField('body')))).toBeNull();
  expect(parseText('', loneField(textField('body', { required: true })))).toBe('');
  expect(parseText('One\nTwo', loneField(textField('body')))).toBe('One\nTwo');
});

test('a structure is shown and not edited', () => {
  expect(isEditableText({ a: 1 })).toBe(false);
  expect(valueToText([1])).toBe('[\n  1\n]');
  expect(isEditableText(12)).toBe(true);
});
