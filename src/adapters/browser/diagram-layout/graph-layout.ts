import { graphlib, layout } from '@dagrejs/dagre';
import type { GraphLayout, LayoutGraph, Place, Size } from '../../../domain/model-diagram';

type Node = LayoutGraph['nodes'][number];
type Edge = LayoutGraph['edges'][number];

/** Gaps in pixels: between nodes above each other, between columns, and between parts that no edge connects. */
const NODE_GAP = 32;
const COLUMN_GAP = 96;
const PART_GAP = 64;

/** Width to height of the whole, as of the screens that show it. */
const RATIO = 1.6;

/** From this number of edges on, a part is arranged by distance from its busiest node: in a second, not in ten. */
const MANY_EDGES = 400;

/** How much taller than a part of the wished ratio a part may be before its columns are broken. */
const MAX_STRETCH = 2.5;

/** A part of the graph that no edge connects with the rest. */
interface Part {
  readonly nodes: readonly Node[];
  readonly edges: readonly Edge[];
}

/** Loops and repetitions have no effect on places. */
const distinctEdges = (edges: readonly Edge[], keys: ReadonlySet<string>): readonly Edge[] => [
  ...new Map(
    edges
      .filter(({ from, to }) => from !== to && keys.has(from) && keys.has(to))
      .map((edge) => [[edge.from, edge.to].toSorted().join('\n'), edge]),
  ).values(),
];

const neighboursOf = (nodes: readonly Node[], edges: readonly Edge[]): ReadonlyMap<string, readonly string[]> => {
  const neighbours = new Map<string, string[]>(nodes.map(({ key }) => [key, []]));
  for (const { from, to } of edges) {
    neighbours.get(from)?.push(to);
    neighbours.get(to)?.push(from);
  }
  return neighbours;
};

const areaOf = (sizes: readonly Size[], gap: number): number =>
  sizes.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0);

const partsOf = ({ nodes, edges }: LayoutGraph): readonly Part[] => {
  const distinct = distinctEdges(edges, new Set(nodes.map(({ key }) => key)));
  const neighbours = neighboursOf(nodes, distinct);
  const partByKey = new Map<string, number>();
  let count = 0;
  for (const { key } of nodes) {
    if (partByKey.has(key)) continue;
    const open = [key];
    partByKey.set(key, count);
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const neighbour of neighbours.get(next) ?? []) {
        if (partByKey.has(neighbour)) continue;
        partByKey.set(neighbour, count);
        open.push(neighbour);
      }
    }
    count += 1;
  }
  const parts = Array.from({ length: count }, () => ({ nodes: [] as Node[], edges: [] as Edge[] }));
  for (const node of nodes) parts[partByKey.get(node.key) ?? 0]?.nodes.push(node);
  for (const edge of distinct) parts[partByKey.get(edge.from) ?? 0]?.edges.push(edge);
  return parts;
};

/**
 * The edges that lead away from the node with the most of them, one step each. Edges that skip columns are left out: for
 * each, the algorithm would place a node in every column between.
 */
const stepsFromBusiest = ({ nodes, edges }: Part): readonly Edge[] => {
  const neighbours = neighboursOf(nodes, edges);
  const degree = ({ key }: Node): number => neighbours.get(key)?.length ?? 0;
  const start = nodes.reduce((best, node) => (degree(node) > degree(best) ? node : best));
  const distances = new Map([[start.key, 0]]);
  for (const key of distances.keys()) {
    for (const neighbour of neighbours.get(key) ?? []) {
      if (!distances.has(neighbour)) distances.set(neighbour, (distances.get(key) ?? 0) + 1);
    }
  }
  return edges.flatMap(({ from, to }) => {
    const step = (distances.get(to) ?? 0) - (distances.get(from) ?? 0);
    return step === 1 ? [{ from, to }] : step === -1 ? [{ from: to, to: from }] : [];
  });
};

/** Columns by the centre of their nodes, from left to right, each from top to bottom. */
const columnsOf = (places: readonly (readonly [string, Place])[]): readonly (readonly [string, Place])[][] => {
  const columns = new Map<number, (readonly [string, Place])[]>();
  for (const entry of places.toSorted(([, one], [, other]) => one.x - other.x || one.y - other.y)) {
    const centre = Math.round(entry[1].x + entry[1].width / 2);
    columns.set(centre, [...(columns.get(centre) ?? []), entry]);
  }
  return [...columns.values()];
};

/** Breaks tall columns into several, so that a part with few columns does not become a strip. */
const wrapped = (places: readonly (readonly [string, Place])[], limit: number): (readonly [string, Place])[] => {
  const result: (readonly [string, Place])[] = [];
  let x = 0;
  for (const column of columnsOf(places)) {
    let [y, width] = [0, 0];
    for (const [key, place] of column) {
      if (y > 0 && y + place.height > limit) {
        x += width + NODE_GAP;
        [y, width] = [0, 0];
      }
      result.push([key, { ...place, x, y }]);
      y += place.height + NODE_GAP;
      width = Math.max(width, place.width);
    }
    x += width + COLUMN_GAP;
  }
  return result;
};

const heightOf = (places: readonly (readonly [string, Place])[]): number =>
  Math.max(...places.map(([, { y, height }]) => y + height)) - Math.min(...places.map(([, { y }]) => y));

const partLayout = (part: Part): GraphLayout => {
  const graph = new graphlib.Graph();
  graph.setGraph({ rankdir: 'LR', nodesep: NODE_GAP, ranksep: COLUMN_GAP });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { key, width, height } of part.nodes) graph.setNode(key, { width, height });
  const edges = part.edges.length > MANY_EDGES ? stepsFromBusiest(part) : part.edges;
  for (const { from, to } of edges) graph.setEdge(from, to);
  layout(graph);
  const arranged = part.nodes.map(({ key, width, height }): readonly [string, Place] => {
    const { x, y } = graph.node(key) as { readonly x: number; readonly y: number };
    return [key, { x: Math.round(x - width / 2), y: Math.round(y - height / 2), width, height }];
  });
  const limit = Math.sqrt(areaOf(part.nodes, COLUMN_GAP) / RATIO);
  const places = heightOf(arranged) > MAX_STRETCH * limit ? wrapped(arranged, limit) : arranged;
  const left = Math.min(...places.map(([, { x }]) => x));
  const top = Math.min(...places.map(([, { y }]) => y));
  return {
    width: Math.max(...places.map(([, { x, width }]) => x + width)) - left,
    height: heightOf(places),
    places: new Map(places.map(([key, place]) => [key, { ...place, x: place.x - left, y: place.y - top }])),
  };
};

/** A part of one node needs no algorithm. */
const layoutOf = (part: Part): GraphLayout => {
  const [only] = part.nodes;
  if (part.nodes.length > 1 || only === undefined) return partLayout(part);
  const { key, width, height } = only;
  return { width, height, places: new Map([[key, { x: 0, y: 0, width, height }]]) };
};

/**
 * The largest part first, then the others in rows as wide as the whole may be: parts of one node form a grid. Parts of
 * the same size keep the order of their first nodes.
 */
export const graphLayout = (graph: LayoutGraph): GraphLayout => {
  const layouts = partsOf(graph)
    .map(layoutOf)
    .toSorted((one, other) => other.places.size - one.places.size);
  const limit = Math.max(Math.sqrt(areaOf(layouts, PART_GAP) * RATIO), ...layouts.map(({ width }) => width));
  const places = new Map<string, Place>();
  let [x, y, rowHeight, total] = [0, 0, 0, 0];
  for (const { width, height, places: inside } of layouts) {
    if (x > 0 && x + width > limit) {
      y += rowHeight + PART_GAP;
      [x, rowHeight] = [0, 0];
    }
    for (const [key, place] of inside) places.set(key, { ...place, x: place.x + x, y: place.y + y });
    x += width + PART_GAP;
    rowHeight = Math.max(rowHeight, height);
    total = Math.max(total, x - PART_GAP);
  }
  return { width: total, height: y + rowHeight, places };
};
