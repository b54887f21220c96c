import type { Place } from '../../../../domain/model-diagram';

export type Direction = 'left' | 'right' | 'up' | 'down';

type Places = ReadonlyMap<string, Place>;

const centre = ({ x, y, width, height }: Place) => ({ x: x + width / 2, y: y + height / 2 });

/** How much a step to the side counts more than one ahead. */
const SIDEWAYS = 3;

/** The distance from one place to another in a direction; null if the other is not ahead. */
const distance = (one: Place, other: Place, direction: Direction): number | null => {
  const [from, to] = [centre(one), centre(other)];
  const [x, y] = [to.x - from.x, to.y - from.y];
  const ahead = { left: -x, right: x, up: -y, down: y }[direction];
  const aside = Math.abs(direction === 'left' || direction === 'right' ? y : x);
  return ahead > 1 ? ahead + aside * SIDEWAYS : null;
};

/** The nearest node in a direction; null at the edge of the diagram. */
export const nearest = (places: Places, from: string, direction: Direction): string | null => {
  const start = places.get(from);
  if (start === undefined) return null;
  let best: { readonly key: string; readonly distance: number } | null = null;
  for (const [key, place] of places) {
    const found = distance(start, place, direction);
    if (found !== null && (best === null || found < best.distance)) best = { key, distance: found };
  }
  return best?.key ?? null;
};

/** The node at the start of the diagram: the uppermost of the first column. */
export const firstOf = (places: Places): string | null => {
  let best: readonly [string, Place] | null = null;
  for (const entry of places) {
    const [, { x, y }] = entry;
    if (best === null || y + x < best[1].y + best[1].x) best = entry;
  }
  return best?.[0] ?? null;
};
