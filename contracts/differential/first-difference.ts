import { equals, isJsonObject, type Json } from '../../src/kernel';

export interface FirstDifference {
  /** Path in both values: `.body.data[3].title`. */
  readonly path: string;
  readonly one: Json | undefined;
  readonly other: Json | undefined;
}

const membersOf = (value: Json): ReadonlyMap<string, Json> | null => {
  if (Array.isArray(value)) return new Map(value.map((entry: Json, at) => [`[${at}]`, entry]));
  return isJsonObject(value) ? new Map(Object.entries(value).map(([name, entry]) => [`.${name}`, entry])) : null;
};

/** The first difference of two values, with the longest common path; null when they are equal. */
export const firstDifference = (one: Json | undefined, other: Json | undefined, path = ''): FirstDifference | null => {
  if (one === undefined || other === undefined) return one === other ? null : { path, one, other };
  if (equals(one, other)) return null;
  const [mine, theirs] = [membersOf(one), membersOf(other)];
  if (mine === null || theirs === null || Array.isArray(one) !== Array.isArray(other)) return { path, one, other };
  for (const name of new Set([...mine.keys(), ...theirs.keys()])) {
    const found = firstDifference(mine.get(name), theirs.get(name), `${path}${name}`);
    if (found !== null) return found;
  }
  return { path, one, other };
};
