import fc from 'fast-check';
import { fromBase64, toBase64 } from './world';

test('decodes any number of bytes as they were encoded', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) =>
      expect([...fromBase64(toBase64(bytes))]).toEqual([...bytes]),
    ),
  );
  const many = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);
  expect(fromBase64(toBase64(many))).toEqual(many);
});
