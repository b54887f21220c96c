import type { Item } from '../../../domain/items';
import type { World } from './world';

/** A world without what grows in it. */
export type WorldFrame = Omit<World, 'items' | 'files'>;

/** A world as it is kept: in parts, so that a write of one row does not have to rewrite all. */
export interface WorldParts {
  readonly frame: WorldFrame;
  /** The rows of each collection, in pages, in their order. */
  readonly pages: ReadonlyMap<string, readonly (readonly Item[])[]>;
  readonly files: ReadonlyMap<string, string>;
}

/** The key of a part behind the name of its world: what it is, whose, and which page. Keys in order give rows in order. */
export type PartKey = readonly [kind: 'frame' | 'files' | 'items', name: string, page: number];

/** A part by its key; two of the same key are the same part at two moments. */
export interface WorldPart {
  readonly key: PartKey;
  readonly value: unknown;
}

export type PartMap = ReadonlyMap<string, WorldPart>;

const part = (key: PartKey, value: unknown): readonly [string, WorldPart] => [key.join('/'), { key, value }];

export const listParts = ({ frame, pages, files }: WorldParts): PartMap =>
  new Map([
    ...Object.entries(frame).map(([name, value]) => part(['frame', name, 0], value)),
    ...[...files].map(([name, text]) => part(['files', name, 0], text)),
    ...[...pages].flatMap(([collection, rows]) => rows.map((page, at) => part(['items', collection, at], page))),
  ]);

/** Pages are made anew each time, out of rows that are not. */
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

/** The parts, in the order of their keys, as one document again; null when there are none, or some of another format. */
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
