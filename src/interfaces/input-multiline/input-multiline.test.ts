import { loneField, textField } from '../../../fixtures/builders';
import { isText, shownText, typedText } from './input-multiline';

test('an emptied text is null where the column allows it', () => {
  expect(typedText('', loneField(textField('body')))).toBeNull();
  expect(typedText('', loneField(textField('body', { required: true })))).toBe('');
  expect(typedText('One\nTwo', loneField(textField('body')))).toBe('One\nTwo');
});

test('a structure is shown and not edited', () => {
  expect(isText({ a: 1 })).toBe(false);
  expect(shownText([1])).toBe('[\n  1\n]');
  expect(isText(12)).toBe(true);
});
