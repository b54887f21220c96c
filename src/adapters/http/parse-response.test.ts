import { left, right } from 'fp-ts/Either';
import { parseJson } from './parse-response';

test('keeps every digit of a number that exceeds a double', async () => {
  expect(await parseJson('{"views":90071992547409931234,"price":0.12345678901234567891}')).toEqual(
    right({ views: '90071992547409931234', price: '0.12345678901234567891' }),
  );
});

test('parses numbers that fit as numbers, however long they are', async () => {
  expect(await parseJson('[1, 0.30000000000000004, 9007199254740991]')).toEqual(
    right([1, 0.30000000000000004, 9007199254740991]),
  );
});

test('parses an empty body as null and fails for text that is no JSON', async () => {
  expect(await parseJson('')).toEqual(right(null));
  expect(await parseJson('<html>502</html>')).toEqual(left('not-json'));
});

test('tells a parser that could not be loaded from text that is no JSON', async () => {
  jest.resetModules();
  jest.doMock('lossless-json', () => {
    throw new Error('Loading chunk 7 failed.');
  });
  expect(await parseJson('{"views":90071992547409931234}')).toEqual(left('no-parser'));
  jest.dontMock('lossless-json');
  expect(await parseJson('{"views":90071992547409931234}')).toEqual(right({ views: '90071992547409931234' }));
  expect(await parseJson('{"views":90071992547409931234')).toEqual(left('not-json'));
});
