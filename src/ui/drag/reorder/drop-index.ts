/** An item being dragged in a list or row. Indices from 0; `to` is the index after the drop. */
export interface DraggedItem {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/**
 * The index at which the item with index `from` lands when it is dropped before or after the item with index `over`.
 */
export const dropIndex = (from: number, over: number, after: boolean): number => {
  const gap = over + (after ? 1 : 0);
  return gap > from ? gap - 1 : gap;
};

/** Whether a physical edge of an item is its end. */
export const isEndEdge = (edge: 'top' | 'right' | 'bottom' | 'left', rightToLeft: boolean): boolean =>
  edge === 'bottom' || edge === (rightToLeft ? 'left' : 'right');

/** Style during a drag: the dragged item itself, or the edge at which it would be dropped. */
export type DropState = 'carried' | 'before' | 'after';

export const dropStateOf = (dragged: DraggedItem | null, key: string, index: number): DropState | undefined => {
  if (dragged === null) return undefined;
  if (dragged.key === key) return 'carried';
  if (dragged.to !== index) return undefined;
  return dragged.to < dragged.from ? 'before' : 'after';
};
