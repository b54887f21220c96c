import * as t from 'io-ts';
import { fromGuard, memberDecoder, oneOf, validMembers, withFallback, type Json } from '../../kernel';
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

const width = fromGuard(
  'width',
  (value): value is number => t.number.is(value) && value >= MIN_WIDTH && value <= MAX_WIDTH,
);

const decodeSaved = memberDecoder({
  spacing: withFallback(oneOf(SPACINGS), 'cozy' as const),
  widths: validMembers(width),
  align: validMembers(oneOf(ALIGNMENTS)),
});

/** Decodes a preset's `layout_options` for the table. Total: invalid options take their defaults. */
export const decodeTableOptions = (layoutOptions: Json): TableOptions => {
  const { spacing, widths, align } = decodeSaved(objectIn(layoutOptions, 'tabular'));
  return { spacing, widths: new Map(Object.entries(widths)), align: new Map(Object.entries(align)) };
};

/** Debounce of saving a column's width, in ms. */
export const COLUMN_WIDTH_DELAY_MS = 350;
