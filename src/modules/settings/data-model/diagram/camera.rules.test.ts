import fc from 'fast-check';
import {
  around,
  type Camera,
  clamped,
  fitted,
  intersects,
  panned,
  revealed,
  visibleArea,
  zoomedAt,
} from './camera.rules';

const view = { width: 800, height: 600 };
const place = { x: 1000, y: 40, width: 200, height: 100 };

/** Where the camera shows a point of the diagram. */
const shown = ({ x, y, zoom }: Camera, point: { readonly x: number; readonly y: number }) => ({
  x: point.x * zoom + x,
  y: point.y * zoom + y,
});

test('zooming keeps what is under the pointer', () => {
  const number = fc.integer({ min: -5000, max: 5000 });
  const zoom = fc.double({ min: 0.05, max: 2, noNaN: true });
  fc.assert(
    fc.property(number, number, zoom, number, number, fc.double({ min: 0.001, max: 50, noNaN: true }), (...input) => {
      const [x, y, from, pointX, pointY, to] = input;
      const camera = { x, y, zoom: from };
      const under = { x: (pointX - x) / from, y: (pointY - y) / from };
      const after = shown(zoomedAt(camera, { x: pointX, y: pointY }, to), under);
      expect(Math.abs(after.x - pointX)).toBeLessThan(0.01);
      expect(Math.abs(after.y - pointY)).toBeLessThan(0.01);
    }),
  );
});

test('the zoom has limits', () => {
  expect(zoomedAt({ x: 0, y: 0, zoom: 1 }, { x: 0, y: 0 }, 100).zoom).toBe(2);
  expect(zoomedAt({ x: 0, y: 0, zoom: 1 }, { x: 0, y: 0 }, 0).zoom).toBe(0.05);
});

test('fitting shows the whole with a margin, in the middle', () => {
  const camera = fitted({ width: 4000, height: 1000 }, view);
  expect(shown(camera, { x: 0, y: 0 }).x).toBeCloseTo(32);
  expect(shown(camera, { x: 4000, y: 1000 }).x).toBeCloseTo(768);
  expect(shown(camera, { x: 2000, y: 500 }).y).toBeCloseTo(300);
});

test('fitting enlarges nothing, and does not fail without a size', () => {
  expect(fitted({ width: 100, height: 50 }, view)).toEqual({ x: 350, y: 275, zoom: 1 });
  expect(fitted({ width: 0, height: 0 }, { width: 0, height: 0 }).zoom).toBe(0.05);
});

test('revealing moves as little as needed', () => {
  const camera = revealed({ x: 0, y: 0, zoom: 1 }, place, view);
  expect(camera).toEqual({ x: -432, y: 0, zoom: 1 });
  expect(revealed(camera, place, view)).toEqual(camera);
  expect(revealed({ x: 0, y: -500, zoom: 1 }, { ...place, x: 40 }, view).y).toBe(-8);
});

test('a part of the diagram stays in view', () => {
  const size = { width: 1000, height: 1000 };
  expect(clamped({ x: -9000, y: 9000, zoom: 1 }, size, view)).toEqual({ x: -904, y: 504, zoom: 1 });
  expect(clamped({ x: 10, y: 20, zoom: 1 }, size, view)).toEqual({ x: 10, y: 20, zoom: 1 });
});

test('the visible area follows the camera', () => {
  const area = visibleArea(panned({ x: 0, y: 0, zoom: 0.5 }, -100, 0), view, 50);
  expect(area).toEqual({ x: 100, y: -100, width: 1800, height: 1400 });
  expect(intersects(area, place)).toBe(true);
  expect(intersects(area, { ...place, x: 1900 })).toBe(false);
  expect(around(place, { x: 0, y: 0, width: 10, height: 10 })).toEqual({ x: 0, y: 0, width: 1200, height: 140 });
});
