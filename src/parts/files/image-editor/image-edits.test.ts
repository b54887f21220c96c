import fc from 'fast-check';
import {
  changeArea,
  chooseRatio,
  drawArea,
  drawingMatrix,
  flip,
  hasEdits,
  type ImageEdits,
  keptArea,
  NO_EDITS,
  ratioOf,
  RATIO_NAMES,
  rotatedSize,
  rotateLeft,
  rotateRight,
  savedSize,
} from './image-edits.rules';

const image = { width: 400, height: 200 };
const area = { left: 10, top: 20, width: 100, height: 50 };
const cropped: ImageEdits = { ...NO_EDITS, area };

/** Where a corner of the image is in the saved one. */
const mapped = (edits: ImageEdits, x: number, y: number) => {
  const [a, b, c, d, e, f] = drawingMatrix(image, edits);
  return [a * x + c * y + e, b * x + d * y + f];
};

test('rotates counter-clockwise, four times back to the start', () => {
  const once = rotateLeft(image, cropped);
  expect(once).toMatchObject({ rotation: 270, area: { left: 20, top: 290, width: 50, height: 100 } });
  expect(rotatedSize(image, once)).toEqual({ width: 200, height: 400 });
  const all = [1, 2, 3].reduce((edits) => rotateLeft(image, edits), once);
  expect(all).toEqual(cropped);
  expect(rotateLeft(image, NO_EDITS).area).toBeNull();
});

test('rotates clockwise, which takes back a rotation counter-clockwise', () => {
  expect(rotateRight(image, cropped)).toMatchObject({
    rotation: 90,
    area: { left: 130, top: 10, width: 50, height: 100 },
  });
  expect(rotateRight(image, rotateLeft(image, cropped))).toEqual(cropped);
  expect(rotateRight(image, NO_EDITS).area).toBeNull();
});

test('flips what is shown, also of a rotated image', () => {
  expect(flip(image, cropped, 'horizontal')).toMatchObject({ isFlippedX: true, area: { left: 290, top: 20 } });
  expect(flip(image, cropped, 'vertical')).toMatchObject({ isFlippedY: true, area: { left: 10, top: 130 } });
  const sideways = rotateLeft(image, cropped);
  expect(flip(image, sideways, 'horizontal')).toMatchObject({ isFlippedX: false, isFlippedY: true });
  expect(flip(image, flip(image, sideways, 'vertical'), 'vertical')).toEqual(sideways);
  expect(flip(image, NO_EDITS, 'vertical').area).toBeNull();
});

test.each([
  ['16:9', 356, 200],
  ['3:2', 300, 200],
  ['5:4', 250, 200],
  ['7:5', 280, 200],
  ['square', 200, 200],
  ['original', 400, 200],
] as const)('%s keeps the largest part in the middle, %i by %i', (ratio, width, height) => {
  const { area: kept } = chooseRatio(image, NO_EDITS, ratio);
  expect(kept).toEqual({ left: Math.round((400 - width) / 2), top: 0, width, height });
});

test('free leaves the area as it is, and original is that of the rotated image', () => {
  expect(chooseRatio(image, cropped, 'free')).toEqual(cropped);
  expect(ratioOf(image, { ...rotateLeft(image, NO_EDITS), ratio: 'original' })).toBe(0.5);
});

test('a ratio stays after a rotation', () => {
  const rotated = rotateLeft(image, chooseRatio(image, NO_EDITS, '16:9'));
  expect(rotated.area).toEqual({ left: 0, top: 144, width: 200, height: 113 });
});

test('changes one side of the area, within the image', () => {
  expect(changeArea(image, cropped, 'left', 500).area).toEqual({ ...area, left: 300 });
  expect(changeArea(image, cropped, 'top', -5).area).toEqual({ ...area, top: 0 });
  expect(changeArea(image, cropped, 'width', 0).area).toEqual({ ...area, width: 1 });
  expect(changeArea(image, NO_EDITS, 'height', 90.4).area).toEqual({ left: 0, top: 0, width: 400, height: 90 });
  const square = chooseRatio(image, cropped, 'square');
  expect(changeArea(image, square, 'width', 80).area).toMatchObject({ width: 80, height: 80 });
  expect(changeArea(image, square, 'height', 900).area).toMatchObject({ width: 200, height: 200 });
});

test('an area that is drawn is rounded and stays inside', () => {
  expect(drawArea(image, NO_EDITS, { left: -0.4, top: 10.6, width: 900, height: 20.2 }).area).toEqual({
    left: 0,
    top: 11,
    width: 400,
    height: 20,
  });
});

test('nothing is edited while every pixel stays', () => {
  expect(hasEdits(image, NO_EDITS)).toBe(false);
  expect(hasEdits(image, { ...NO_EDITS, ratio: 'original', area: keptArea(image, NO_EDITS) })).toBe(false);
  expect(hasEdits(image, cropped)).toBe(true);
  expect(hasEdits(image, rotateLeft(image, NO_EDITS))).toBe(true);
  expect(hasEdits(image, flip(image, NO_EDITS, 'vertical'))).toBe(true);
  expect(savedSize(image, rotateLeft(image, NO_EDITS))).toEqual({ width: 200, height: 400 });
});

test('draws each corner where the user sees it', () => {
  expect(mapped(NO_EDITS, 0, 0)).toEqual([0, 0]);
  expect(mapped(cropped, 10, 20)).toEqual([0, 0]);
  // Counter-clockwise: the right upper corner becomes the left upper one.
  expect(mapped(rotateLeft(image, NO_EDITS), 400, 0)).toEqual([0, 0]);
  expect(mapped(rotateLeft(image, NO_EDITS), 0, 200)).toEqual([200, 400]);
  expect(mapped(flip(image, NO_EDITS, 'horizontal'), 400, 0)).toEqual([0, 0]);
  const both = flip(image, rotateLeft(image, NO_EDITS), 'horizontal');
  expect(mapped(both, 400, 200)).toEqual([0, 0]);
});

const steps = fc.array(
  fc.oneof(
    fc.constant((edits: ImageEdits) => rotateLeft(image, edits)),
    fc.constant((edits: ImageEdits) => flip(image, edits, 'horizontal')),
    fc.constant((edits: ImageEdits) => flip(image, edits, 'vertical')),
    fc.constantFrom(...RATIO_NAMES).map((ratio) => (edits: ImageEdits) => chooseRatio(image, edits, ratio)),
    fc.tuple(fc.constantFrom('left', 'top', 'width', 'height'), fc.integer({ min: -50, max: 900 })).map(
      ([name, value]) =>
        (edits: ImageEdits) =>
          changeArea(image, edits, name as 'left', value),
    ),
  ),
);

test('whatever is done, the area is whole pixels inside of the image, and the drawing maps onto it', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const edits = all.reduce((before, step) => step(before), NO_EDITS);
      const bounds = rotatedSize(image, edits);
      const kept = keptArea(image, edits);
      for (const number of Object.values(kept)) expect(Number.isInteger(number)).toBe(true);
      expect(Math.min(kept.left, kept.top)).toBeGreaterThanOrEqual(0);
      expect(Math.min(kept.width, kept.height)).toBeGreaterThanOrEqual(1);
      expect(kept.left + kept.width).toBeLessThanOrEqual(bounds.width);
      expect(kept.top + kept.height).toBeLessThanOrEqual(bounds.height);
      const corners = [mapped(edits, 0, 0), mapped(edits, image.width, image.height)];
      expect(corners.map(([x = 0]) => x + kept.left).toSorted((a, b) => a - b)).toEqual([0, bounds.width]);
      expect(corners.map(([, y = 0]) => y + kept.top).toSorted((a, b) => a - b)).toEqual([0, bounds.height]);
    }),
  );
});
