/** The step between card sizes, and between two cards, in px (spec 000, 9). */
const SIZE_STEP = 40;
export const GAP = 24;

/** Height of the picture and minimum width of a card, in px. */
export const cardWidth = (size: number): number => size * SIZE_STEP;

/** Number of cards per row in a container of this width (px), at least one. */
export const columnCount = (width: number, size: number): number =>
  Math.max(1, Math.floor((width + GAP) / (cardWidth(size) + GAP)));

const stepOf = (key: string, columns: number, rightToLeft: boolean): number | null => {
  switch (key) {
    case 'ArrowRight':
      return rightToLeft ? -1 : 1;
    case 'ArrowLeft':
      return rightToLeft ? 1 : -1;
    case 'ArrowDown':
      return columns;
    case 'ArrowUp':
      return -columns;
    default:
      return null;
  }
};

/** Index of the card that a key moves to; null when the key does not move. */
export const nextCardIndex = (
  key: string,
  from: number,
  columns: number,
  count: number,
  rightToLeft: boolean,
): number | null => {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = stepOf(key, columns, rightToLeft);
  if (step === null) return null;
  const to = from + step;
  return to < 0 || to >= count ? null : to;
};
