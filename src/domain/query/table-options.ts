import { isJsonObject, type Json } from '../../kernel';
import { partIn } from './saved-part';

/** Heights of a row in px (spec 000, 9). */
export const ROW_HEIGHTS = { compact: 32, cozy: 48, comfortable: 64 } as const;

export type Spacing = keyof typeof ROW_HEIGHTS;

/** How a table looks. */
export interface TableOptions {
  readonly spacing: Spacing;
  /** Width of columns in px, by field; a field without one has the usual width. */
  readonly widths: ReadonlyMap<string, number>;
}

/** Bounds of a column's width in px; the lower one is that of spec 002, 5. */
const [NARROWEST, WIDEST] = [24, 10_000];

const isWidth = (width: Json): width is number => typeof width === 'number' && width >= NARROWEST && width <= WIDEST;

const isSpacing = (spacing: Json): spacing is Spacing => typeof spacing === 'string' && Object.hasOwn(ROW_HEIGHTS, spacing);

/** What a preset says of the table's look, from its `layout_options`. Total: nonsense is as if it was not there. */
export const decodeTableOptions = (layoutOptions: Json): TableOptions => {
  const { spacing = null, widths = null } = partIn(layoutOptions, 'tabular');
  const entries = isJsonObject(widths) ? Object.entries(widths) : [];
  return {
    spacing: isSpacing(spacing) ? spacing : 'cozy',
    widths: new Map(entries.flatMap(([field, width]) => (isWidth(width) ? [[field, width] as const] : []))),
  };
};

/** The same as a preset keeps it. */
export const encodeTableOptions = ({ spacing, widths }: TableOptions): Json => ({
  spacing,
  widths: Object.fromEntries(widths),
});
