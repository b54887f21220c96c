import { useState } from 'react';
import { equals } from '../kernel';

/** Plain data are the same when they say the same; anything else only when it is the same object. */
const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (isPlain(one) && isPlain(other) && equals(one, other));

const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  Array.isArray(value) ||
  Object.getPrototypeOf(value) === Object.prototype;

/** The same values as long as each of them is the same, whatever objects they come in. */
export const useDeepMemo = <A extends readonly unknown[]>(input: A): A => {
  const [kept, keep] = useState(input);
  if (kept.length === input.length && kept.every((value, place) => isSame(value, input[place]))) return kept;
  keep(input);
  return input;
};
