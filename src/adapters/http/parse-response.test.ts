import { left, right } from 'fp-ts/Either';
import { parseJson } from './parse-response';

test('keeps every digit of a number beyond what a double holds', async () => {
  expect(await parseJson('{"views":90071992547409931234,"price":0.12345678901234567891}')).toEqual(
    right({ views: '90071992547409931234', price: '0.12345678901234567891' }),
  );
});

test('leaves numbers that fit as numbers, however long they are written', async () => {
  expect(await parseJson('[1, 0.30000000000000004, 9007199254740991]')).toEqual(
    right([1, 0.30000000000000004, 9007199254740991]),
  );
});

test('reads an empty body as null and refuses what is not JSON', async () => {
  expect(await parseJson('')).toEqual(right(null));
  expect(await parseJson('<html>502</html>')).toEqual(left('not-json'));
});
