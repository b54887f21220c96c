import { isJsonObject, type Json } from '../../src/kernel';

const isLeaf = (value: Json): boolean => !Array.isArray(value) && !isJsonObject(value);

/**
 * Where a result is of another kind than the expected one, as paths: a member is missing, a value has another type, or
 * another failure is returned. Null agrees with everything; each item of an expected list needs one of its kind; a key
 * may be a number or a text.
 */
export const otherKinds = (expected: Json, actual: Json, path = ''): readonly string[] => {
  if (expected === null || actual === null) return [];
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [`${path}: no list`];
    return expected.flatMap((item, at) => {
      const differences = actual.map((other) => otherKinds(item, other, `${path}[${at}]`));
      return differences.some((found) => found.length === 0) ? [] : (differences[0] ?? [`${path}: empty`]);
    });
  }
  if (isJsonObject(expected)) {
    if (!isJsonObject(actual)) return [`${path}: no object`];
    return Object.entries(expected).flatMap(([name, member]) => {
      const where = `${path}.${name}`;
      const other = actual[name];
      if (other === undefined) return [`${where}: missing`];
      const isExact = name === '_tag' || name === 'code';
      if (isExact && member !== other) return [`${where}: ${String(other)} instead of ${String(member)}`];
      return name === 'id' && isLeaf(member) && isLeaf(other) ? [] : otherKinds(member, other, where);
    });
  }
  return isLeaf(actual) && typeof actual === typeof expected ? [] : [`${path}: another type`];
};
