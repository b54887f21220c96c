/** @jest-environment node */
import type { LayoutGraph } from '../../../domain/model-diagram';
import { layoutGraph, modelGraph, type Place } from '../../../domain/model-diagram';
import { collection, manyToOne, primaryKey, stringField, world } from '../../../../fixtures/builders';
import { schemaOf } from '../../../domain/schema';
import { graphLayout } from './graph-layout';

const overlap = (one: Place, other: Place): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const overlapsIn = (places: readonly Place[]): number =>
  places.reduce(
    (count, place, index) => count + places.slice(index + 1).filter((other) => overlap(place, other)).length,
    0,
  );

/** Collections of `fieldCount` fields, of which up to three refer to others before them; each fifth is alone. */
const model = (count: number, fieldCount: number): LayoutGraph => {
  const relations = (index: number) =>
    index % 5 === 4
      ? []
      : [2, 5, 11]
          .map((share) => Math.floor(index / share))
          .filter((target) => target !== index && target % 5 !== 4)
          .map((target, each) => manyToOne(`to_${each}`, { to: `c${target}` }));
  const made = Array.from({ length: count }, (_, index) => {
    const keys = relations(index);
    const plain = Array.from({ length: fieldCount - 1 - keys.length }, (_each, field) => stringField(`f${field}`));
    return collection(`c${index}`, {}, [primaryKey(), ...keys, ...plain]);
  });
  const { collections, fields, relations: all } = world('many', made);
  return layoutGraph(modelGraph(schemaOf(collections, fields, all), { system: false, junctions: false }));
};

test('500 collections with 10,000 fields get places without overlaps, inside the whole', () => {
  const graph = model(500, 20);
  expect(graph.nodes).toHaveLength(500);
  expect(graph.edges.length).toBeGreaterThan(800);
  const { places, width, height } = graphLayout(graph);
  expect(places.size).toBe(500);
  expect(overlapsIn([...places.values()])).toBe(0);
  for (const place of places.values()) {
    expect(place.x).toBeGreaterThanOrEqual(0);
    expect(place.y).toBeGreaterThanOrEqual(0);
    expect(place.x + place.width).toBeLessThanOrEqual(width);
    expect(place.y + place.height).toBeLessThanOrEqual(height);
  }
});

test('the same graph gets the same places', () => {
  expect(graphLayout(model(60, 8))).toEqual(graphLayout(model(60, 8)));
});

const node = (key: string) => ({ key, width: 200, height: 100 });

test('edges lead from left to right', () => {
  const { places } = graphLayout({
    nodes: [node('c'), node('b'), node('a')],
    edges: [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
    ],
  });
  const x = (key: string): number => places.get(key)?.x ?? NaN;
  expect(x('a')).toBeLessThan(x('b'));
  expect(x('b')).toBeLessThan(x('c'));
});

test('nodes without edges form a grid', () => {
  const { places, width, height } = graphLayout({
    nodes: Array.from({ length: 100 }, (_, index) => node(`n${index}`)),
    edges: [],
  });
  expect(new Set([...places.values()].map(({ x }) => x)).size).toBeGreaterThan(7);
  expect(width / height).toBeGreaterThan(1);
  expect(width / height).toBeLessThan(2.5);
});

test('loops, circles and edges to missing nodes are no obstacle; an empty graph has no size', () => {
  const circle = graphLayout({
    nodes: [node('a'), node('b')],
    edges: [
      { from: 'a', to: 'a' },
      { from: 'a', to: 'b' },
      { from: 'b', to: 'a' },
      { from: 'b', to: 'gone' },
    ],
  });
  expect(overlapsIn([...circle.places.values()])).toBe(0);
  expect(graphLayout({ nodes: [], edges: [] })).toEqual({ width: 0, height: 0, places: new Map() });
});
