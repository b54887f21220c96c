import { mimeTypeText } from './mime-type';

test('mimeTypeText returns the type, or the extension with showAsExtension', () => {
  expect(mimeTypeText('image/jpeg', {})).toBe('image/jpeg');
  expect(mimeTypeText('image/jpeg', { showAsExtension: true })).toBe('JPG');
  expect(
    mimeTypeText('application/vnd.openxmlformats-officedocument.wordprocessingml.document', { showAsExtension: true }),
  ).toBe('DOCX');
  expect(mimeTypeText('application/x-very-strange-indeed', { showAsExtension: true })).toBe(
    'application/x-very-strange-indeed',
  );
  expect(mimeTypeText({ a: 1 }, { showAsExtension: true })).toBe('{"a":1}');
});
