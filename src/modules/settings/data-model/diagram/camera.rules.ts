import type { Place, Size } from '../../../../domain/model-diagram';

/** What of the diagram is shown: a point of it at `zoom`, moved by `x` and `y` pixels. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const MIN_ZOOM = 0.05;
const MAX_ZOOM = 2;

/** From this zoom on the rows of nodes are readable, and drawn. */
export const DETAIL_ZOOM = 0.4;

/** Space in pixels around what is fitted or brought into view. */
const PADDING = 32;

/** Pixels of the diagram that stay in view however far it is moved. */
const KEPT = 96;

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

export const clampZoom = (zoom: number): number => between(MIN_ZOOM, zoom, MAX_ZOOM);

/** Changes the zoom; what is at the point, in pixels of the view, stays there. */
export const zoomedAt = (camera: Camera, point: Point, zoom: number): Camera => {
  const next = clampZoom(zoom);
  const ratio = next / camera.zoom;
  return { x: point.x - (point.x - camera.x) * ratio, y: point.y - (point.y - camera.y) * ratio, zoom: next };
};

export const panned = (camera: Camera, x: number, y: number): Camera => ({
  ...camera,
  x: camera.x + x,
  y: camera.y + y,
});

/** The place in the middle of the view. */
export const centred = ({ x, y, width, height }: Place, view: Size, zoom: number): Camera => ({
  x: view.width / 2 - (x + width / 2) * zoom,
  y: view.height / 2 - (y + height / 2) * zoom,
  zoom,
});

/** The whole in the middle of the view, never enlarged. */
export const fitted = (size: Size, view: Size, padding = PADDING): Camera => {
  const zoom = Math.min(
    (view.width - 2 * padding) / Math.max(size.width, 1),
    (view.height - 2 * padding) / Math.max(size.height, 1),
    1,
  );
  return centred({ x: 0, y: 0, ...size }, view, clampZoom(zoom));
};

const shiftInto = (start: number, length: number, available: number): number => {
  if (start < PADDING) return PADDING - start;
  const over = start + length + PADDING - available;
  return over > 0 ? Math.max(-over, PADDING - start) : 0;
};

/** Moves as little as brings the place into the view. */
export const revealed = (camera: Camera, { x, y, width, height }: Place, view: Size): Camera =>
  panned(
    camera,
    shiftInto(x * camera.zoom + camera.x, width * camera.zoom, view.width),
    shiftInto(y * camera.zoom + camera.y, height * camera.zoom, view.height),
  );

/** Keeps a part of the diagram in the view. */
export const clamped = (camera: Camera, size: Size, view: Size): Camera => ({
  x: between(KEPT - size.width * camera.zoom, camera.x, Math.max(view.width - KEPT, 0)),
  y: between(KEPT - size.height * camera.zoom, camera.y, Math.max(view.height - KEPT, 0)),
  zoom: camera.zoom,
});

/** The part of the diagram in the view, with a margin in pixels of the view. */
export const visibleArea = ({ x, y, zoom }: Camera, view: Size, margin: number): Place => ({
  x: (-x - margin) / zoom,
  y: (-y - margin) / zoom,
  width: (view.width + 2 * margin) / zoom,
  height: (view.height + 2 * margin) / zoom,
});

export const intersects = (one: Place, other: Place): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The smallest place around two. */
export const around = (one: Place, other: Place): Place => {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
};
