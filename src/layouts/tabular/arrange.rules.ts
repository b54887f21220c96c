/** The columns with one of them at another place, counted from 0; the same when it is not there. */
export const movedColumn = (paths: readonly string[], path: string, to: number): readonly string[] => {
  if (!paths.includes(path)) return paths;
  const others = paths.filter((other) => other !== path);
  const place = Math.min(Math.max(Math.trunc(to), 0), others.length);
  return [...others.slice(0, place), path, ...others.slice(place)];
};

/** With one more at the end; the same when it is there already. */
export const withColumn = (paths: readonly string[], path: string): readonly string[] =>
  paths.includes(path) ? paths : [...paths, path];

/** Without one; the same when there would be none left. */
export const withoutColumn = (paths: readonly string[], path: string): readonly string[] => {
  const left = paths.filter((other) => other !== path);
  return left.length === 0 ? paths : left;
};
