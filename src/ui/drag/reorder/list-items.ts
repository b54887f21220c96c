/** Direction in which the items of a list follow each other. */
export type Axis = 'x' | 'y';

/** What a drag calls. Indices count from 0; `moveTo` gets the index after the drop. Keep its identity. */
export interface DragHandlers {
  readonly pickUp: (key: string, from: number) => void;
  readonly moveTo: (to: number) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
}

/** An item under the pointer that can be dragged from there. */
export interface DraggableItem {
  readonly element: HTMLElement;
  readonly key: string;
  /** The handle; the item itself when it has none. */
  readonly handle: HTMLElement;
}

/** Rendered items of a list: its children with `data-reorder`, which holds the key. */
export const itemsOf = (list: Element): readonly HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(':scope > [data-reorder]'),
];

/** Index among all items; an item of a windowed list has it in `data-index`. */
export const indexOf = (list: Element, item: HTMLElement): number =>
  Number(item.dataset['index'] ?? itemsOf(list).indexOf(item));

/** Controls within an item that handle the pointer themselves. */
const CONTROLS = '[role=slider], [aria-haspopup], input, select, textarea, [contenteditable]';

const handleAt = (item: HTMLElement, target: Element): HTMLElement | null => {
  if (item.querySelector('[data-grip]') === null) return target.closest(CONTROLS) === null ? item : null;
  return target.closest<HTMLElement>('[data-grip]:not([aria-disabled=true])');
};

/**
 * The item that a press on `target` drags: by its handle (`data-grip`), or by all but its controls when it has none.
 */
export const draggableAt = (list: Element, target: EventTarget | null): DraggableItem | null => {
  if (!(target instanceof Element)) return null;
  const element = itemsOf(list).find((item) => item.contains(target));
  const key = element?.dataset['reorder'];
  if (element === undefined || key === undefined) return null;
  const handle = handleAt(element, target);
  return handle === null ? null : { element, key, handle };
};

const SCROLLABLE = new Set(['auto', 'scroll']);

/** The closest ancestor that scrolls along the axis; null when only the page does. */
export const scrollerOf = (list: Element, axis: Axis): HTMLElement | null => {
  for (let parent = list.parentElement; parent !== null; parent = parent.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(parent);
    if (SCROLLABLE.has(axis === 'x' ? overflowX : overflowY)) return parent;
  }
  return null;
};
