import type { EdgeKind, GraphEdge, GraphNode } from '../../../../domain/model-diagram';
import { edgePath } from './edge-path.rules';

const node = (collection: string): GraphNode => ({
  collection,
  visibility: 'visible',
  isJunction: false,
  fields: [],
  fieldCount: 0,
});
const at = (x: number) => ({ node: node('a'), place: { x, y: 0, width: 200, height: 50 } });
const edge = (kind: EdgeKind): GraphEdge => ({
  key: 'a.b',
  kind,
  from: { collection: 'a', field: 'b' },
  to: { collection: 'c', field: null },
  through: null,
});

test('a many-to-one leads from the prongs of many to the bar of one, between the facing sides', () => {
  expect(edgePath(edge('m2o'), at(0), at(400))).toBe('M200 20C280 20 320 20 400 20M200 14L210 20L200 26M390 14v12');
});

test('the other kinds have prongs at both ends', () => {
  expect(edgePath(edge('m2m'), at(0), at(400))).toMatch(/M200 14L210 20L200 26M400 14L390 20L400 26$/);
});

test('a target on the left is reached on its right side, and a node above or the same on the right', () => {
  expect(edgePath(edge('m2o'), at(400), at(0))).toMatch(/^M400 20C.* 200 20M/);
  expect(edgePath(edge('m2o'), at(0), at(0))).toMatch(/^M200 20C248 20 248 20 200 20M/);
});
