import {
  type EdgeKind,
  fieldOffset,
  type GraphEdge,
  type GraphNode,
  type Place,
} from '../../../../domain/model-diagram';

export interface NodeAt {
  readonly node: GraphNode;
  readonly place: Place;
}

/** Where a line meets a node, and to which side it leaves it: -1 is left. */
interface Anchor {
  readonly x: number;
  readonly y: number;
  readonly side: -1 | 1;
}

/** Half the height of the end marks, and their length. */
const MARK_HEIGHT = 6;
const MARK_LENGTH = 10;

/** Distance of the curve's control points, at least. */
const MIN_BEND = 48;

const anchorOf = ({ node, place }: NodeAt, field: string | null, side: -1 | 1): Anchor => ({
  x: side < 0 ? place.x : place.x + place.width,
  y: place.y + fieldOffset(node, field),
  side,
});

/** The facing sides; nodes above each other are joined on their right. */
const sidesOf = (from: Place, to: Place): readonly [-1 | 1, -1 | 1] => {
  if (from.x + from.width <= to.x) return [1, -1];
  if (to.x + to.width <= from.x) return [-1, 1];
  return [1, 1];
};

const curve = (from: Anchor, to: Anchor): string => {
  const bend = Math.max(MIN_BEND, Math.abs(to.x - from.x) / 2.5);
  return `M${from.x} ${from.y}C${from.x + from.side * bend} ${from.y} ${to.x + to.side * bend} ${to.y} ${to.x} ${to.y}`;
};

/** Three prongs that open towards the node. */
const manyMark = ({ x, y, side }: Anchor): string =>
  `M${x} ${y - MARK_HEIGHT}L${x + side * MARK_LENGTH} ${y}L${x} ${y + MARK_HEIGHT}`;

/** A bar across the line. */
const oneMark = ({ x, y, side }: Anchor): string => `M${x + side * MARK_LENGTH} ${y - MARK_HEIGHT}v${2 * MARK_HEIGHT}`;

/** Whether many items can be at the target's end. */
const MANY_AT_TARGET: Readonly<Record<EdgeKind, boolean>> = { m2o: false, m2m: true, m2a: true, translations: true };

/** The line of a relation with the marks of its ends, as one SVG path. */
export const edgePath = (edge: GraphEdge, from: NodeAt, to: NodeAt): string => {
  const [fromSide, toSide] = sidesOf(from.place, to.place);
  const start = anchorOf(from, edge.from.field, fromSide);
  const end = anchorOf(to, edge.to.field, toSide);
  const target = MANY_AT_TARGET[edge.kind] ? manyMark(end) : oneMark(end);
  return curve(start, end) + manyMark(start) + target;
};
