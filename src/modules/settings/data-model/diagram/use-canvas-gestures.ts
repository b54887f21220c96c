import { type RefObject, useEffect } from 'react';
import type { Point } from './camera.rules';
import type { DiagramCamera } from './diagram-camera';

/** Pixels of movement from which a press is a drag, and no click on what is below. */
const DRAG_THRESHOLD = 4;

const ZOOM_PER_WHEEL_PIXEL = 0.002;

/** Pixels of a line, for mice whose wheels count lines. */
const LINE = 16;

const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Follows pointers and the wheel over an element. Returns what ends it. */
const followGestures = (element: HTMLElement, camera: DiagramCamera): (() => void) => {
  const pointers = new Map<number, Point>();
  let moved = 0;
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    if (pointers.size === 0) moved = 0;
    pointers.set(event.pointerId, pointOf(event));
  };
  const move = (event: PointerEvent): void => {
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = pointOf(event);
    const [other] = [...pointers].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
    moved += distance(before, now);
    // Captured only once it is a drag: a captured pointer clicks the element, and not the link below.
    if (moved < DRAG_THRESHOLD) return;
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, now);
    if (other === undefined) camera.pan(now.x - before.x, now.y - before.y);
    else {
      const [start, end] = [middle(before, other), middle(now, other)];
      camera.pan(end.x - start.x, end.y - start.y);
      camera.zoomAt(end, distance(now, other) / Math.max(distance(before, other), 1));
    }
  };
  const up = (event: PointerEvent): void => void pointers.delete(event.pointerId);
  const click = (event: MouseEvent): void => {
    if (moved < DRAG_THRESHOLD || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
    const [x, y] = [event.deltaX * unit, event.deltaY * unit];
    if (event.ctrlKey || event.metaKey) camera.zoomAt(pointOf(event), Math.exp(-y * ZOOM_PER_WHEEL_PIXEL));
    else if (event.shiftKey && x === 0) camera.pan(-y, 0);
    else camera.pan(-x, -y);
  };
  const ending = new AbortController();
  const { signal } = ending;
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
  element.addEventListener('click', click, { signal, capture: true });
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  return () => ending.abort();
};

/** Pans by dragging and by the wheel; zooms by the wheel with Ctrl or ⌘, and with two fingers. */
export const useCanvasGestures = (ref: RefObject<HTMLElement | null>, camera: DiagramCamera): void => {
  useEffect(() => {
    const { current } = ref;
    if (current === null) return undefined;
    const endGestures = followGestures(current, camera);
    const measure = (): void => camera.resize({ width: current.clientWidth, height: current.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => {
      endGestures();
      observer.disconnect();
    };
  }, [ref, camera]);
};
