import { loneField, textField } from '../../../fixtures/builders';
import { isEditableText, valueToText, parseText } from './input-multiline';

test('parseText returns null for an empty text where the column is nullable', () => {
  expect(parseText('', loneField(textField('body')))).toBeNull();
  expect(parseText('', loneField(textField('body', { required: true })))).toBe('');
  expect(parseText('One\nTwo', loneField(textField('body')))).toBe('One\nTwo');
});

test('an object in a text field is shown as JSON and not editable', () => {
  expect(isEditableText({ a: 1 })).toBe(false);
  expect(valueToText([1])).toBe('[\n  1\n]');
  expect(isEditableText(12)).toBe(true);
});
