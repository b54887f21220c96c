import * as t from 'io-ts';
import { fromGuard, isJsonObject, memberDecoder, oneOf, withFallback, type Json } from '../../kernel';
import { objectIn } from './saved-values';

/** Row heights in px (spec 000, 9). */
export const ROW_HEIGHTS = { compact: 32, cozy: 48, comfortable: 64 } as const;

export type Spacing = keyof typeof ROW_HEIGHTS;

export const SPACINGS = Object.keys(ROW_HEIGHTS) as readonly Spacing[];

export const ALIGNMENTS = ['start', 'center', 'end'] as const;

/** Alignment of a column's text. */
export type Alignment = (typeof ALIGNMENTS)[number];

/** Settings of the table. */
export interface TableOptions {
  readonly spacing: Spacing;
  /** Column widths in px, by field; a missing one means the default width. */
  readonly widths: ReadonlyMap<string, number>;
  /** By field; a missing one means the default of the field's type. */
  readonly align: ReadonlyMap<string, Alignment>;
}

/** Bounds of a column's width in px; the lower one from spec 002, 5. */
const [MIN_WIDTH, MAX_WIDTH] = [24, 10_000];

/** Skips invalid entries. */
const mapOf = <A>(codec: t.Type<A>) =>
  new t.Type<ReadonlyMap<string, A>, unknown, unknown>(
    `map of ${codec.name}`,
    (value): value is ReadonlyMap<string, A> => value instanceof Map,
    (value) => {
      const entries: readonly (readonly [string, unknown])[] = Object.entries(isJsonObject(value) ? value : {});
      return t.success(new Map(entries.filter((entry): entry is [string, A] => codec.is(entry[1]))));
    },
    t.identity,
  );

const decodeSaved = memberDecoder({
  spacing: withFallback(oneOf(SPACINGS), 'cozy' as const),
  widths: mapOf(
    fromGuard('width', (width): width is number => t.number.is(width) && width >= MIN_WIDTH && width <= MAX_WIDTH),
  ),
  align: mapOf(oneOf(ALIGNMENTS)),
});

/** Decodes a preset's `layout_options` for the table. Total: invalid options take their defaults. */
export const decodeTableOptions = (layoutOptions: Json): TableOptions =>
  decodeSaved(objectIn(layoutOptions, 'tabular'));

/** Debounce of saving a column's width, in ms. */
export const COLUMN_WIDTH_DELAY_MS = 350;
