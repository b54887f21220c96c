/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}

/** True for an object; false for null and arrays. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Deep equality of plain data. Key order does not matter; undefined equals a missing key. Data of any depth may come from
 * the server, so no stack is used.
 */
export const equals = (a: unknown, b: unknown): boolean => {
  const pairs: (readonly [unknown, unknown])[] = [[a, b]];
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const [one, other] = pair;
    if (Object.is(one, other)) continue;
    if (Array.isArray(one) && Array.isArray(other)) {
      if (one.length !== other.length) return false;
      one.forEach((value, index) => pairs.push([value, other[index]]));
    } else if (isJsonObject(one) && isJsonObject(other)) {
      for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
        pairs.push([own(one, key), own(other, key)]);
    } else return false;
  }
  return true;
};

const own = (data: object, key: string): unknown =>
  Object.hasOwn(data, key) ? (data as Record<string, unknown>)[key] : undefined;
