/** A copy down to the last value: whoever changes an answer does not change the world, nor the other way round. */
export const deepCopy = <A>(data: A): A => copyOf(data) as A;

const copyOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, copyOf(entry)]));
};
