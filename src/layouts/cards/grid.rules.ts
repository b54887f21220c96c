/** The step between card sizes, and between two cards, in px (spec 000, 9). */
const SIZE_STEP = 40;
export const GAP = 24;

/** The height of the picture and the least width of a card, in px. */
export const cardWidth = (size: number): number => size * SIZE_STEP;

/** How many cards stand side by side in so many pixels; at least one. */
export const columnCount = (width: number, size: number): number =>
  Math.max(1, Math.floor((width + GAP) / (cardWidth(size) + GAP)));

const stepOf = (key: string, columns: number, mirrored: boolean): number | null => {
  switch (key) {
    case 'ArrowRight':
      return mirrored ? -1 : 1;
    case 'ArrowLeft':
      return mirrored ? 1 : -1;
    case 'ArrowDown':
      return columns;
    case 'ArrowUp':
      return -columns;
    default:
      return null;
  }
};

/** Where a key leads from a card of that number; null for a key that leads nowhere. `mirrored` where text runs to the left. */
export const nextCardIndex = (
  key: string,
  from: number,
  columns: number,
  count: number,
  mirrored: boolean,
): number | null => {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = stepOf(key, columns, mirrored);
  if (step === null) return null;
  const to = from + step;
  return to < 0 || to >= count ? null : to;
};
