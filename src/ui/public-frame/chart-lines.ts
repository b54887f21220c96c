type Point = readonly [x: number, y: number];

/** An island: its middle, its radius and two waves that dent the coast. In units of the chart. */
export interface Island {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly dents: readonly (readonly [times: number, depth: number, phase: number])[];
}

const CORNERS = 24;

const fixed = (value: number): string => value.toFixed(1);

/** A closed smooth line through points: Catmull-Rom as cubic curves. */
const smooth = (points: readonly Point[]): string => {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const [x0, y0] = at(0);
  const curves = points.map((_, index) => {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const numbers = [bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy];
    return `C${numbers.map(fixed).join(' ')}`;
  });
  return `M${fixed(x0)} ${fixed(y0)}${curves.join('')}z`;
};

/**
 * The line of equal depth around an island. Depth 0 is its coast; the further out, the rounder and wider, as water
 * has it. Returns SVG path data.
 */
export const contour = ({ x, y, radius, dents }: Island, depth: number): string => {
  const reach = radius * (1 + depth * 0.46);
  const calm = 1 / (1 + depth * 0.1);
  const points = Array.from({ length: CORNERS }, (_, corner): Point => {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    const dent = dents.reduce(
      (sum, [times, share, phase]) => sum + share * Math.sin(times * angle + phase + depth * 0.12),
      1,
    );
    const length = reach * (1 + (dent - 1) * calm);
    return [x + Math.cos(angle) * length * 1.15, y + Math.sin(angle) * length * 0.82];
  });
  return smooth(points);
};

/** The ticks of a compass card: every fifth degree, longer at each thirtieth, longest at the four winds. */
export const ticks = (x: number, y: number, radius: number): string =>
  Array.from({ length: 72 }, (_, index) => {
    const angle = (index / 72) * 2 * Math.PI;
    const length = index % 18 === 0 ? 20 : index % 6 === 0 ? 13 : 7;
    const at = (distance: number) =>
      `${fixed(x + Math.sin(angle) * distance)} ${fixed(y - Math.cos(angle) * distance)}`;
    return `M${at(radius)}L${at(radius - length)}`;
  }).join('');
