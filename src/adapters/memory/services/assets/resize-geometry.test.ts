import { resizeGeometry } from './resize-geometry';
import type { Resize } from './asset-query';

const resize = (more: Partial<Resize>): Resize => ({
  width: null,
  height: null,
  fit: 'cover',
  withoutEnlargement: false,
  quality: 80,
  ...more,
});

const size = (more: Partial<Resize>, image = { width: 400, height: 200 }): string => {
  const { width, height } = resizeGeometry(image, resize(more));
  return `${width}x${height}`;
};

/** Recorded from a real server with an image of 400 by 200. */
test.each<readonly [Partial<Resize>, string]>([
  [{}, '400x200'],
  [{ width: 100 }, '100x50'],
  [{ width: 101 }, '101x51'],
  [{ width: 5 }, '5x3'],
  [{ height: 50, fit: 'contain' }, '100x50'],
  [{ width: 100, fit: 'outside' }, '100x50'],
  [{ width: 100, fit: 'fill' }, '100x200'],
  [{ height: 100, fit: 'fill' }, '400x100'],
  [{ width: 800 }, '800x400'],
  [{ width: 800, withoutEnlargement: true }, '400x200'],
  [{ width: 100, height: 100 }, '100x100'],
  [{ width: 100, height: 100, fit: 'contain' }, '100x100'],
  [{ width: 100, height: 100, fit: 'inside' }, '100x50'],
  [{ width: 3, height: 3, fit: 'inside' }, '3x2'],
  [{ width: 100, height: 100, fit: 'outside' }, '200x100'],
  [{ width: 300, height: 50, fit: 'outside' }, '300x150'],
  [{ width: 100, height: 300, fit: 'fill' }, '100x300'],
  [{ width: 500, height: 100, fit: 'fill', withoutEnlargement: true }, '400x100'],
  [{ width: 800, height: 800, withoutEnlargement: true }, '400x200'],
  [{ width: 300, height: 300, withoutEnlargement: true }, '300x200'],
  [{ width: 500, height: 100, withoutEnlargement: true }, '400x100'],
  [{ width: 300, height: 300, fit: 'contain', withoutEnlargement: true }, '300x300'],
  [{ width: 300, height: 300, fit: 'inside', withoutEnlargement: true }, '300x150'],
  [{ width: 800, height: 800, fit: 'outside', withoutEnlargement: true }, '400x200'],
])('%j resizes to %s', (more, expected) => {
  expect(size(more)).toBe(expected);
});

test('an image keeps at least one pixel', () => {
  expect(size({ width: 1, fit: 'inside' })).toBe('1x1');
});

test("'cover' crops both sides, 'contain' adds space on both", () => {
  const image = { width: 400, height: 200 };
  expect(resizeGeometry(image, resize({ width: 100, height: 100 })).image).toEqual({
    left: -50,
    top: 0,
    width: 200,
    height: 100,
  });
  expect(resizeGeometry(image, resize({ width: 100, height: 100, fit: 'contain' })).image).toEqual({
    left: 0,
    top: 25,
    width: 100,
    height: 50,
  });
  expect(resizeGeometry(image, resize({ width: 100, height: 30, fit: 'fill' })).image).toEqual({
    left: 0,
    top: 0,
    width: 100,
    height: 30,
  });
});

test("only 'contain' has a black background", () => {
  const behind = (fit: Resize['fit']): string =>
    resizeGeometry({ width: 4, height: 2 }, resize({ width: 2, height: 2, fit })).background;
  expect(['cover', 'contain', 'fill', 'inside', 'outside'].map((fit) => behind(fit as Resize['fit']))).toEqual([
    'transparent',
    'black',
    'transparent',
    'transparent',
    'transparent',
  ]);
});

test('passes the quality on', () => {
  expect(resizeGeometry({ width: 2, height: 2 }, resize({ quality: 7 })).quality).toBe(7);
});
