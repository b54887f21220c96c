import type { Field } from '../../domain/schema';

/** Where a field stands on the form's grid: beside another, over both columns, or over all there is. */
export type Placement = 'start' | 'end' | 'full' | 'fill';

const WIDTHS: Readonly<Record<string, Placement | 'half'>> = {
  half: 'half',
  'half-left': 'start',
  'half-right': 'end',
  fill: 'fill',
};

/** Halves pair up: one that follows an unpaired half stands beside it. */
export const placements = (fields: readonly Field[]): readonly Placement[] => {
  let paired = true;
  return fields.map((field) => {
    const width = WIDTHS[field.meta?.width ?? 'full'] ?? 'full';
    const placement = width === 'half' ? (paired ? 'start' : 'end') : width;
    paired = placement !== 'start';
    return placement;
  });
};
