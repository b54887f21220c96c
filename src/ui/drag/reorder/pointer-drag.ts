import { isRightToLeft } from '../../base/text-direction';
import { dropIndex } from './drop-index';
import {
  type Axis,
  type DraggableItem,
  draggableAt,
  type DragHandlers,
  indexOf,
  itemsOf,
  scrollerOf,
} from './list-items';

/** Pointer movement that starts a drag. A mouse moves further, so that the drag of the browser starts first. */
const TOUCH_THRESHOLD_PX = 6;
const MOUSE_THRESHOLD_PX = 10;

/** Touch time that starts a drag instead of scrolling. */
const LONG_PRESS_MS = 350;

/** Distance to an edge of the scroll container at which it scrolls; the start may be below a sticky header. */
const SCROLL_START_PX = 96;
const SCROLL_END_PX = 48;
const SCROLL_PX_PER_FRAME = 10;

const isTouch = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch';

/** A touch on a scrollable area needs a long press; drag handles with `touch-action: none` do not. */
const needsLongPress = (event: PointerEvent, handle: Element): boolean =>
  isTouch(event) && getComputedStyle(handle).touchAction !== 'none';

/** The click event after a drag must not activate the item. */
const suppressNextClick = (): void => {
  const suppressed = new AbortController();
  const suppress = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', suppress, { capture: true, signal: suppressed.signal });
  setTimeout(() => suppressed.abort(), 0);
};

/** Sides of an element along the axis, in px from the start of the window. */
const sidesOf = (element: Element, axis: Axis): readonly [number, number] => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return axis === 'x' ? [left, right] : [top, bottom];
};

/** Scrolls when the position is near an edge of the scroll container. */
const scrollNear = (scroller: HTMLElement, axis: Axis, position: number): void => {
  const [start, end] = sidesOf(scroller, axis);
  const towardsStart = position < start + SCROLL_START_PX;
  if (!towardsStart && position <= end - SCROLL_END_PX) return;
  const distance = towardsStart ? -SCROLL_PX_PER_FRAME : SCROLL_PX_PER_FRAME;
  if (axis === 'x') scroller.scrollLeft += distance;
  else scroller.scrollTop += distance;
};

/** The drag of one press. Returns a function that ends it without a drop. */
const followPress = (
  list: HTMLElement,
  axis: Axis,
  { element, key, handle }: DraggableItem,
  press: PointerEvent,
  handlers: DragHandlers,
): (() => void) => {
  const end = new AbortController();
  const { signal } = end;
  const scroller = scrollerOf(list, axis);
  const mirrored = axis === 'x' && isRightToLeft(list);
  const positionOf = ({ clientX, clientY }: PointerEvent): number => (axis === 'x' ? clientX : clientY);
  const from = indexOf(list, element);
  const start = positionOf(press);
  const threshold = isTouch(press) ? TOUCH_THRESHOLD_PX : MOUSE_THRESHOLD_PX;
  let position = start;
  let waiting = needsLongPress(press, handle);
  let isPastThreshold = false;
  let isDragging = false;
  let frame = 0;

  const finish = (drop: boolean): void => {
    end.abort();
    cancelAnimationFrame(frame);
    if (!isDragging) return;
    isDragging = false;
    suppressNextClick();
    if (drop) handlers.drop();
    else handlers.cancel();
  };
  const isPassed = (item: Element, at: number): boolean => {
    const [near, far] = sidesOf(item, axis);
    const middle = (near + far) / 2;
    return mirrored ? middle > at : middle < at;
  };
  const moveToPosition = (): void => {
    const [first, last] = scroller === null ? [-Infinity, Infinity] : sidesOf(scroller, axis);
    const visible = first < last ? Math.min(Math.max(position, first), last) : position;
    const items = itemsOf(list);
    const passed = items.findLast((item) => isPassed(item, visible));
    const over = passed ?? items[0];
    if (over !== undefined) handlers.moveTo(dropIndex(from, indexOf(list, over), passed !== undefined));
  };
  const followInFrames = (): void => {
    if (scroller !== null) scrollNear(scroller, axis, position);
    moveToPosition();
    if (isDragging) frame = requestAnimationFrame(followInFrames);
  };
  const pickUp = (): void => {
    isDragging = true;
    handlers.pickUp(key, from);
    frame = requestAnimationFrame(followInFrames);
  };
  const move = (moved: PointerEvent): void => {
    position = positionOf(moved);
    const isFar = Math.abs(position - start) >= threshold;
    if (waiting) {
      if (isFar) finish(false);
      return;
    }
    if (!isDragging) {
      if (!isFar) return;
      // The drag of the browser starts after the first such move of a mouse.
      if (!isPastThreshold && !isTouch(press)) {
        isPastThreshold = true;
        return;
      }
      pickUp();
    }
    moveToPosition();
  };

  if (waiting) {
    const longPress = setTimeout(() => {
      waiting = false;
      pickUp();
    }, LONG_PRESS_MS);
    signal.addEventListener('abort', () => clearTimeout(longPress));
    window.addEventListener('contextmenu', (menu) => menu.preventDefault(), { signal });
    window.addEventListener('touchmove', (moved) => waiting || moved.preventDefault(), { signal, passive: false });
  }
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', () => finish(true), { signal });
  window.addEventListener('pointercancel', () => finish(false), { signal });
  window.addEventListener('dragstart', (started) => started.defaultPrevented || finish(false), { signal });
  window.addEventListener('keydown', (pressed) => pressed.key === 'Escape' && finish(false), { signal, capture: true });
  document.addEventListener('selectstart', (selecting) => selecting.preventDefault(), { signal });
  return () => finish(false);
};

/**
 * Drags items by pointer events where the browser starts no drag of its own: by touch, on buttons in Firefox, and
 * before `native-drag` has been loaded.
 */
export const listenToPointer = (list: HTMLElement, axis: Axis, handlers: DragHandlers, signal: AbortSignal): void => {
  let endPress: (() => void) | null = null;
  const down = (event: PointerEvent): void => {
    const item = draggableAt(list, event.target);
    if (item === null || event.button !== 0 || !event.isPrimary) return;
    endPress?.();
    endPress = followPress(list, axis, item, event, handlers);
  };
  list.addEventListener('pointerdown', down, { signal });
  signal.addEventListener('abort', () => endPress?.());
};
