import {
  draggable,
  dropTargetForElements,
  type ElementDragPayload,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { scrollerOf } from '../reorder';
import classes from './drag-onto.module.css';

/** What can be dragged from an element. */
export interface DragSource<Data> {
  readonly element: HTMLElement;
  /** The part of it that is pressed; the element itself by default. */
  readonly handle?: HTMLElement | undefined;
  /** Shown at the pointer. */
  readonly label: string;
  readonly data: Data;
}

/** The pointer, in pixels of the viewport. */
export interface DragPoint {
  readonly clientX: number;
  readonly clientY: number;
}

/** What is dragged, and where it may be dropped. */
export interface DragOnto<Data> {
  /** The source that a press on an element would drag; null for none. */
  readonly sourceAt: (element: Element) => DragSource<Data> | null;
  /** The element around this one on which the data may be dropped; null for none. */
  readonly targetAt: (element: Element, data: Data, point: DragPoint) => HTMLElement | null;
  readonly onDrop: (data: Data, target: HTMLElement) => void;
  /** Elements of lists that scroll while something is dragged to their edges. */
  readonly listed: () => Iterable<Element>;
}

export interface NativeDragOnto {
  /** Sets the element under the pointer; only what it belongs to is draggable. */
  readonly hover: (element: Element | null) => void;
  readonly dispose: () => void;
}

type Release = () => void;

/** The attribute of the target under the pointer, for its style. */
const OVER = 'data-drop-over';

/**
 * Drags by the drag and drop of the browser. The page is the only drop target, which looks for the element under the
 * pointer, so that lists may change during a drag.
 */
export const connectDragOnto = <Data>({ sourceAt, targetAt, onDrop, listed }: DragOnto<Data>): NativeDragOnto => {
  /** Data of a drag. A class, so that it is recognized by instance. */
  class Dragged {
    constructor(readonly data: Data) {}
  }
  let hovered: HTMLElement | null = null;
  let release: Release | null = null;
  let over: HTMLElement | null = null;

  const draggedIn = ({ data }: ElementDragPayload): Dragged | null => {
    const { dragged } = data;
    return dragged instanceof Dragged ? dragged : null;
  };

  const mark = (target: HTMLElement | null): void => {
    if (target === over) return;
    over?.removeAttribute(OVER);
    target?.setAttribute(OVER, '');
    over = target;
  };

  const targetOf = (source: ElementDragPayload, clientX: number, clientY: number): HTMLElement | null => {
    const dragged = draggedIn(source);
    const element = document.elementFromPoint(clientX, clientY);
    return dragged === null || element === null ? null : targetAt(element, dragged.data, { clientX, clientY });
  };

  const unregister = (): void => {
    release?.();
    release = null;
    hovered = null;
  };

  const register = (source: DragSource<Data> | null): void => {
    if (source?.element === hovered) return;
    unregister();
    if (source === null) return;
    const { element, handle = element } = source;
    hovered = element;
    // A link would be dragged instead of the element around it.
    element.querySelectorAll('a').forEach((link) => (link.draggable = false));
    release = draggable({
      element,
      ...(handle !== element && { dragHandle: handle }),
      // Read again: the selection may have changed since the pointer came.
      getInitialData: () => ({ dragged: new Dragged((sourceAt(handle) ?? source).data) }),
      onGenerateDragPreview: ({ nativeSetDragImage }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          render: ({ container }) => {
            const preview = document.createElement('div');
            preview.className = classes['preview'] ?? '';
            preview.textContent = (sourceAt(handle) ?? source).label;
            container.append(preview);
          },
        }),
    });
  };

  let releaseScrollers: readonly Release[] = [];

  const stopScrolling = (): void => {
    releaseScrollers.forEach((each) => each());
    releaseScrollers = [];
  };

  const startScrolling = (): void => {
    const scrollers = new Set([...listed()].map((element) => scrollerOf(element, 'y')));
    releaseScrollers = [...scrollers].flatMap((element) =>
      element === null ? [] : autoScrollForElements({ element, getAllowedAxis: () => 'vertical' }),
    );
  };

  const stopTarget = dropTargetForElements({
    element: document.documentElement,
    canDrop: ({ source, input }) => targetOf(source, input.clientX, input.clientY) !== null,
    getDropEffect: () => 'move',
  });

  const stopMonitor = monitorForElements({
    canMonitor: ({ source }) => draggedIn(source) !== null,
    onDragStart: startScrolling,
    onDrag: ({ source, location }) => {
      const { clientX, clientY } = location.current.input;
      mark(targetOf(source, clientX, clientY));
    },
    onDrop: ({ source, location }) => {
      mark(null);
      stopScrolling();
      const { clientX, clientY } = location.current.input;
      const target = location.current.dropTargets.length === 0 ? null : targetOf(source, clientX, clientY);
      const dragged = draggedIn(source);
      if (target !== null && dragged !== null) onDrop(dragged.data, target);
    },
  });

  return {
    hover: (element) => register(element === null ? null : sourceAt(element)),
    dispose: () => {
      mark(null);
      stopScrolling();
      unregister();
      stopTarget();
      stopMonitor();
    },
  };
};
