import { isJsonObject, type Json } from '../../kernel';
import { objectIn } from './saved-values';

/** Heights of a row in px (spec 000, 9). */
export const ROW_HEIGHTS = { compact: 32, cozy: 48, comfortable: 64 } as const;

export type Spacing = keyof typeof ROW_HEIGHTS;

export const ALIGNMENTS = ['start', 'center', 'end'] as const;

/** Where the text of a column stands. */
export type Alignment = (typeof ALIGNMENTS)[number];

/** How a table looks. */
export interface TableOptions {
  readonly spacing: Spacing;
  /** Width of columns in px, by field; a field without one has the usual width. */
  readonly widths: ReadonlyMap<string, number>;
  /** By field; one without stands where its type belongs. */
  readonly align: ReadonlyMap<string, Alignment>;
}

/** Bounds of a column's width in px; the lower one is that of spec 002, 5. */
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

/** What a preset says of the table's look, from its `layout_options`. Total: nonsense is as if it was not there. */
export const decodeTableOptions = (layoutOptions: Json): TableOptions => {
  const { spacing = null, widths = null, align = null } = objectIn(layoutOptions, 'tabular');
  return {
    spacing: isSpacing(spacing) ? spacing : 'cozy',
    widths: byField(widths, isWidth),
    align: byField(align, isAlignment),
  };
};
