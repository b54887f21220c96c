import { isJsonObject, type Json } from '../../kernel';
import { objectIn } from './saved-values';

/** Row heights in px (spec 000, 9). */
export const ROW_HEIGHTS = { compact: 32, cozy: 48, comfortable: 64 } as const;

export type Spacing = keyof typeof ROW_HEIGHTS;

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

const isWidth = (width: Json): width is number => typeof width === 'number' && width >= MIN_WIDTH && width <= MAX_WIDTH;

const isAlignment = (alignment: Json): alignment is Alignment => ALIGNMENTS.some((known) => known === alignment);

const byField = <A extends Json>(saved: Json, isSound: (value: Json) => value is A): ReadonlyMap<string, A> =>
  new Map(
    (isJsonObject(saved) ? Object.entries(saved) : []).flatMap(([field, value]) =>
      isSound(value) ? [[field, value] as const] : [],
    ),
  );

const isSpacing = (spacing: Json): spacing is Spacing =>
  typeof spacing === 'string' && Object.hasOwn(ROW_HEIGHTS, spacing);

/** Decodes a preset's `layout_options` for the table. Total: invalid options take their defaults. */
export const decodeTableOptions = (layoutOptions: Json): TableOptions => {
  const { spacing = null, widths = null, align = null } = objectIn(layoutOptions, 'tabular');
  return {
    spacing: isSpacing(spacing) ? spacing : 'cozy',
    widths: byField(widths, isWidth),
    align: byField(align, isAlignment),
  };
};

/** Debounce of saving a column's width, in ms. */
export const COLUMN_WIDTH_DELAY_MS = 350;
