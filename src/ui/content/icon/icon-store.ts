import { fromGuard, totalDecoder, validMembers } from '../../../kernel';
import { firstIconPaths } from './first-icon-paths';
import { COMMON_SHARD, type IconShape, isIconName, readShapes, shardOf } from './icon-format';

const encoded = new Map<string, string>(Object.entries(firstIconPaths));
const shapes = new Map<string, readonly IconShape[]>();
const shards = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

/** Key of an icon's variant. Icon names contain no '.'. */
const keyOf = (name: string, filled: boolean): string => (filled ? `${name}.filled` : name);

/** Adds built-in icons to those of the public pages. */
export const provideIcons = (icons: Readonly<Record<string, string>>): void => {
  for (const [name, paths] of Object.entries(icons)) encoded.set(name, paths);
};

/** The shapes of an icon; undefined until they are loaded. Stable identity, for use as a snapshot. */
export const knownIcon = (name: string, filled = false): readonly IconShape[] | undefined => {
  const key = keyOf(name, filled);
  const known = shapes.get(key);
  if (known !== undefined) return known;
  const paths = encoded.get(key);
  if (paths === undefined) return undefined;
  const read = readShapes(paths);
  shapes.set(key, read);
  return read;
};

export const subscribeToIcons = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const decodeShard = totalDecoder(validMembers(fromGuard('paths', (value) => typeof value === 'string')));

const load = async (shard: string, filled: boolean): Promise<void> => {
  try {
    const answer = await fetch(new URL(`icons/${shard}.json`, document.baseURI));
    if (!answer.ok) return;
    for (const [name, paths] of Object.entries(decodeShard(await answer.json()))) {
      const key = keyOf(name, filled);
      if (!encoded.has(key)) encoded.set(key, paths);
    }
    listeners.forEach((listener) => listener());
  } catch {
    // Without a network the icon stays an empty box until the next page load.
  }
};

/** Fetches a shard, at most once per page load. */
const loadOnce = (shard: string, filled: boolean): Promise<void> => {
  const loading = shards.get(shard) ?? load(shard, filled);
  shards.set(shard, loading);
  return loading;
};

/** Fetches the common icons and notifies the components that wait for them. */
export const fetchCommonIcons = (): Promise<void> => loadOnce(COMMON_SHARD, false);

/** Fetches the common icons, and the shard of one that is not among them. Never fetches for an invalid name. */
export const requestIcon = (name: string, filled = false): void => {
  const isMissing = (): boolean => isIconName(name) && !encoded.has(keyOf(name, filled));
  if (!isMissing()) return;
  void (filled ? Promise.resolve() : fetchCommonIcons()).then(() =>
    isMissing() ? loadOnce(shardOf(name, filled), filled) : undefined,
  );
};
