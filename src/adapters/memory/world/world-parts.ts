import type { Item } from '../../../domain/items';
import type { World } from './world';

/** A world without its rows and files. */
export type WorldFrame = Omit<World, 'items' | 'files'>;

/** A world in parts, as it is stored: writing one row does not rewrite all. */
export interface WorldParts {
  readonly frame: WorldFrame;
  /** Rows of each collection in pages, in order. */
  readonly pages: ReadonlyMap<string, readonly (readonly Item[])[]>;
  readonly files: ReadonlyMap<string, string>;
}

/** Key of a part within its world: kind, name and page. Sorted by key, parts give rows in order. */
export type PartKey = readonly [kind: 'frame' | 'files' | 'items', name: string, page: number];

/** A part and its key; equal keys mean the same part at different times. */
export interface WorldPart {
  readonly key: PartKey;
  readonly value: unknown;
}

/** What other pages have written. */
export interface ChangesOfOthers {
  /** The world as it is now. */
  readonly world: World;
  /** Keys of the changed parts; null when all may have changed. */
  readonly changed: readonly PartKey[] | null;
}

export type PartMap = ReadonlyMap<string, WorldPart>;

export const partId = (key: PartKey): string => key.join('/');

const part = (key: PartKey, value: unknown): readonly [string, WorldPart] => [partId(key), { key, value }];

export const listParts = ({ frame, pages, files }: WorldParts): PartMap =>
  new Map([
    ...Object.entries(frame).map(([name, value]) => part(['frame', name, 0], value)),
    ...[...files].map(([name, text]) => part(['files', name, 0], text)),
    ...[...pages].flatMap(([collection, rows]) => rows.map((page, at) => part(['items', collection, at], page))),
  ]);

/** Pages are new arrays each time, but contain the same rows. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((entry, at) => entry === other[at]));

export const changedParts = (before: PartMap, after: PartMap): readonly WorldPart[] =>
  [...after]
    .filter(([id, { value }]) => !before.has(id) || !isSame(before.get(id)?.value, value))
    .map(([, changed]) => changed);

export const removedParts = (before: PartMap, after: PartMap): readonly PartKey[] =>
  [...before].filter(([id]) => !after.has(id)).map(([, { key }]) => key);

/** Joins parts, sorted by key, into a world; null when there are none or the format is unknown. */
export const joinParts = (parts: readonly WorldPart[]): World | null => {
  const frame: Record<string, unknown> = {};
  const files: Record<string, unknown> = {};
  const items: Record<string, Item[]> = {};
  for (const {
    key: [kind, name],
    value,
  } of parts) {
    if (kind === 'items') (items[name] ??= []).push(...(value as readonly Item[]));
    else (kind === 'files' ? files : frame)[name] = value;
  }
  return frame['format'] === 1 ? ({ ...frame, items, files } as unknown as World) : null;
};
