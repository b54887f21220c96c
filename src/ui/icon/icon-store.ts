import { firstIconPaths } from './first-icon-paths';
import { type IconShape, isIconName, readShapes, shardOf } from './icon-format';

const encoded = new Map<string, string>(Object.entries(firstIconPaths));
const shapes = new Map<string, readonly IconShape[]>();
const shards = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

/** Under which a look of an icon is known here. A point is in no icon's name. */
const keyOf = (name: string, filled: boolean): string => (filled ? `${name}.filled` : name);

/** Adds built-in icons to those of the public screens. The frame does this. */
export const provideIcons = (icons: Readonly<Record<string, string>>): void => {
  for (const [name, paths] of Object.entries(icons)) encoded.set(name, paths);
};

/** Adds the icons of the shared parts, and draws them where they are waited for already. What cannot be had comes as any other icon. */
export const fetchMoreIcons = async (): Promise<void> => {
  try {
    const { moreIconPaths } = await import(/* webpackChunkName: "more-icons" */ './more-icon-paths');
    provideIcons(moreIconPaths);
    listeners.forEach((listener) => listener());
  } catch {
    // Each is fetched by its letter then.
  }
};

/** What is known of an icon now; undefined while it is not. Keeps its identity, so that it can be a snapshot. */
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

const load = async (shard: string, filled: boolean): Promise<void> => {
  try {
    const answer = await fetch(new URL(`icons/${shard}.json`, document.baseURI));
    if (!answer.ok) return;
    const icons: unknown = await answer.json();
    if (typeof icons !== 'object' || icons === null) return;
    for (const [name, paths] of Object.entries(icons)) {
      const key = keyOf(name, filled);
      if (typeof paths === 'string' && !encoded.has(key)) encoded.set(key, paths);
    }
    listeners.forEach((listener) => listener());
  } catch {
    // Without the network an icon stays an empty box; the next page load tries again.
  }
};

/** Fetches the shard of an icon that is not known yet, at most once a page. Never fetches for an invalid name. */
export const requestIcon = (name: string, filled = false): void => {
  if (!isIconName(name) || encoded.has(keyOf(name, filled))) return;
  const shard = shardOf(name, filled);
  if (!shards.has(shard)) shards.set(shard, load(shard, filled));
};
