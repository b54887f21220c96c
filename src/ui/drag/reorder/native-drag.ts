import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import {
  draggable,
  dropTargetForElements,
  type ElementDragPayload,
  type ElementEventBasePayload,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { DropTargetRecord } from '@atlaskit/pragmatic-drag-and-drop/types';
import { isRightToLeft } from '../../base/text-direction';
import { dropIndex, isEndEdge } from './drop-index';
import { type Axis, type DraggableItem, type DragHandlers, indexOf, itemsOf, scrollerOf } from './list-items';

export interface NativeDrag {
  /** Sets the item under the pointer; only this item is draggable. Null when there is none. */
  readonly hover: (item: DraggableItem | null) => void;
  readonly dispose: () => void;
}

/** Data of a drag. A class, so that a list recognizes its own items by instance and not by matching fields. */
class DragSource {
  constructor(
    readonly list: Element,
    readonly key: string,
    readonly from: number,
  ) {}
}

type Release = () => void;

const EDGES = { x: ['left', 'right'], y: ['top', 'bottom'] } as const;

/**
 * Drags the items of a list by the drag and drop of the browser. Drop targets are registered only while an item of this
 * list is dragged, those of a windowed list as they are rendered. The last target stays active when the pointer leaves
 * the list.
 */
export const connectNativeDrag = (list: HTMLElement, axis: Axis, handlers: DragHandlers): NativeDrag => {
  let hovered: DraggableItem | null = null;
  let releaseHovered: Release | null = null;
  let endDrag: Release | null = null;

  const sourceOf = ({ data }: ElementDragPayload): DragSource | null => {
    const { item } = data;
    return item instanceof DragSource && item.list === list ? item : null;
  };

  const addTarget = (element: HTMLElement): Release =>
    dropTargetForElements({
      element,
      canDrop: ({ source }) => sourceOf(source) !== null,
      getIsSticky: () => true,
      getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: [...EDGES[axis]] }),
    });

  const startDrag = (): Release => {
    const targets = new Map<HTMLElement, Release>();
    const update = (): void => {
      const items = new Set(itemsOf(list));
      targets.forEach((release, item) => {
        if (items.has(item)) return;
        release();
        targets.delete(item);
      });
      items.forEach((item) => targets.has(item) || targets.set(item, addTarget(item)));
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(list, { childList: true });
    const scroller = scrollerOf(list, axis);
    const releaseScroller =
      scroller === null
        ? null
        : autoScrollForElements({
            element: scroller,
            getAllowedAxis: () => (axis === 'x' ? 'horizontal' : 'vertical'),
          });
    return () => {
      observer.disconnect();
      releaseScroller?.();
      targets.forEach((release) => release());
    };
  };

  const moveTo = ({ from }: DragSource, targets: readonly DropTargetRecord[]): boolean => {
    const target = targets.find(({ element }) => element.parentElement === list);
    const edge = target === undefined ? null : extractClosestEdge(target.data);
    if (target === undefined || edge === null || !(target.element instanceof HTMLElement)) return false;
    handlers.moveTo(dropIndex(from, indexOf(list, target.element), isEndEdge(edge, isRightToLeft(list))));
    return true;
  };

  const release = (): void => {
    releaseHovered?.();
    releaseHovered = null;
  };

  const register = (item: DraggableItem | null): void => {
    if (item?.element === hovered?.element && item?.handle === hovered?.handle) return;
    release();
    hovered = item;
    if (item === null) return;
    const { element, key, handle } = item;
    releaseHovered = draggable({
      element,
      ...(handle !== element && { dragHandle: handle }),
      getInitialData: () => ({ item: new DragSource(list, key, indexOf(list, element)) }),
    });
  };

  const follow = ({ source, location }: ElementEventBasePayload): void => {
    const item = sourceOf(source);
    if (item !== null) moveTo(item, location.current.dropTargets);
  };

  const stopMonitor = monitorForElements({
    canMonitor: ({ source }) => sourceOf(source) !== null,
    onDragStart: ({ source }) => {
      const item = sourceOf(source);
      if (item === null) return;
      endDrag = startDrag();
      handlers.pickUp(item.key, item.from);
    },
    onDrag: follow,
    onDropTargetChange: follow,
    onDrop: ({ source, location }) => {
      endDrag?.();
      endDrag = null;
      const item = sourceOf(source);
      if (item !== null && moveTo(item, location.current.dropTargets)) handlers.drop();
      else handlers.cancel();
    },
  });

  return {
    hover: (item) => {
      // The browser ends a drag whose source is no longer draggable.
      if (endDrag === null) register(item);
    },
    dispose: () => {
      if (endDrag !== null) handlers.cancel();
      endDrag?.();
      release();
      stopMonitor();
    },
  };
};
