import { useId } from 'react';
import classes from './sea-chart.module.css';

type Point = readonly [x: number, y: number];

/** An island: centre, radius, and waves that shape its coast. In units of the chart. */
interface Island {
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
const contour = ({ x, y, radius, dents }: Island, depth: number): string => {
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
const ticks = (x: number, y: number, radius: number): string =>
  Array.from({ length: 72 }, (_, index) => {
    const angle = (index / 72) * 2 * Math.PI;
    const length = index % 18 === 0 ? 20 : index % 6 === 0 ? 13 : 7;
    const at = (distance: number) =>
      `${fixed(x + Math.sin(angle) * distance)} ${fixed(y - Math.cos(angle) * distance)}`;
    return `M${at(radius)}L${at(radius - length)}`;
  }).join('');

const NORTH: Island = {
  x: 715,
  y: 194,
  radius: 100,
  dents: [
    [2, 0.1, 0.6],
    [3, 0.08, 2.1],
    [5, 0.035, 0.4],
  ],
};
const SOUTH: Island = {
  x: 226,
  y: 640,
  radius: 62,
  dents: [
    [2, 0.12, 2.6],
    [3, 0.09, 0.9],
    [5, 0.05, 1.7],
  ],
};

const AROUND_NORTH = [1.2, 2.4, 3.8, 5.4, 7, 8.7, 10.4, 12.2, 14];
const AROUND_SOUTH = [0.9, 1.9, 3];
const SHALLOWS_END = 3.9;

const SOUNDINGS: readonly (readonly [x: number, y: number, depth: number])[] = [
  [120, 140, 42],
  [250, 88, 51],
  [372, 236, 27],
  [500, 96, 18],
  [420, 420, 31],
  [640, 470, 22],
  [820, 420, 19],
  [560, 610, 36],
  [760, 660, 44],
  [420, 760, 58],
  [120, 420, 47],
  [90, 820, 63],
  [660, 830, 71],
  [880, 800, 66],
  [300, 330, 38],
  [60, 260, 55],
];

const ROSE = { x: 474, y: 520 };

/** A decorative sea chart in the current text colour, hidden from screen readers. */
export const SeaChart = () => {
  const mask = useId();
  return (
    <svg
      className={classes['chart']}
      viewBox="0 0 980 900"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width="980" height="900">
        <rect width="980" height="900" fill="#fff" stroke="none" />
        <path d={contour(SOUTH, SHALLOWS_END)} fill="#000" stroke="none" />
      </mask>
      <g opacity=".5">
        <g mask={`url(#${mask})`}>
          {AROUND_NORTH.map((depth, index) => (
            <path key={depth} d={contour(NORTH, depth)} opacity={0.52 - index * 0.04} />
          ))}
        </g>
        {AROUND_SOUTH.map((depth, index) => (
          <path key={depth} d={contour(SOUTH, depth)} opacity={0.5 - index * 0.1} />
        ))}
        {[NORTH, SOUTH].map((island) => (
          <g key={island.x}>
            <path d={contour(island, 0)} className={classes['land']} />
            <path d={contour(island, 0)} opacity=".75" />
          </g>
        ))}
      </g>
      <path
        d="M-20 520C120 470 220 360 400 324S720 350 1000 500"
        opacity=".55"
        strokeDasharray="1 9"
        strokeLinecap="round"
        strokeWidth="2"
      />
      <g opacity=".34">
        <path d={ticks(ROSE.x, ROSE.y, 150)} />
        <circle cx={ROSE.x} cy={ROSE.y} r="150" />
        <circle cx={ROSE.x} cy={ROSE.y} r="126" />
        {[0, 90, 180, 270].map((turn) => (
          <g key={turn} transform={`rotate(${turn} ${ROSE.x} ${ROSE.y})`}>
            <path d="M474 402l9 109h-9z" className={classes['half']} />
            <path d="M474 402l9 109M474 402l-9 109" />
            <path transform={`rotate(45 ${ROSE.x} ${ROSE.y})`} d="M474 446l7 58M474 446l-7 58" opacity=".7" />
          </g>
        ))}
      </g>
      {SOUNDINGS.map(([x, y, depth]) => (
        <text key={depth} x={x} y={y} className={classes['sounding']}>
          {depth}
        </text>
      ))}
    </svg>
  );
};
