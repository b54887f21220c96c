import { isRight } from 'fp-ts/Either';
import fc from 'fast-check';
import * as t from 'io-ts';
import { orElse } from '../../../kernel';
import { orNull, strict } from './primitives';

const inner = { type: t.string, size: orNull(t.number) };
const outer = (column: t.Mixed) => ({ name: t.string, hidden: orElse(t.boolean, false), column: orNull(column) });
const light = t.array(strict(outer(strict(inner, 'column')), 'field'));
const usual = t.array(t.strict(outer(t.strict(inner, 'column')), 'field'));

const resultOf = (codec: t.Mixed, value: unknown) => {
  const decoded = codec.decode(value);
  if (isRight(decoded)) return decoded.right as unknown;
  return decoded.left.map(({ context }) => context.map(({ key, type }) => [key, type.name]));
};

const anything = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant([]));
const column = fc.oneof(
  anything,
  fc.record(
    { type: fc.oneof(fc.string(), fc.string(), anything), size: fc.option(fc.integer()), extra: anything },
    { requiredKeys: [] },
  ),
);
const field = fc.oneof(
  anything,
  fc.record({ name: fc.string(), column: fc.option(fc.record({ type: fc.string() })), more: anything }),
  fc.record({ name: anything, hidden: anything, column, more: anything }, { requiredKeys: [] }),
);

test('decodes as t.strict does, with the same errors', () => {
  fc.assert(fc.property(fc.array(field), (fields) => expect(resultOf(light, fields)).toEqual(resultOf(usual, fields))));
});

test('encodes and validates as t.strict does', () => {
  const value = { name: 'size', hidden: true, column: { type: 'integer', size: null } };
  expect(light.encode([value])).toEqual(usual.encode([value]));
  expect([light.is([value]), light.is([{ name: 1 }]), light.is(null)]).toEqual([true, false, false]);
});
