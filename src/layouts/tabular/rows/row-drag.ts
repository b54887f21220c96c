import { BehaviorSubject, type Observable } from 'rxjs';
import type { DraggedItem, DragHandlers } from '../../../ui';

/** A step of a drag, announced to screen readers. */
export interface RowDragEvent {
  readonly kind: 'picked-up' | 'moved' | 'dropped' | 'cancelled';
  readonly key: string;
  /** Index on this page. */
  readonly index: number;
}

/**
 * State of dragging a row by pointer or keyboard; indexes are those on this page. At most one row is dragged at a time.
 */
export class RowDrag implements DragHandlers {
  private readonly current = new BehaviorSubject<DraggedItem | null>(null);
  private readonly lastEvent = new BehaviorSubject<RowDragEvent | null>(null);
  readonly dragged$: Observable<DraggedItem | null> = this.current.asObservable();
  readonly events$: Observable<RowDragEvent | null> = this.lastEvent.asObservable();

  /** `count` returns the number of rows; `onDrop` is called only when the index has changed. */
  constructor(
    private readonly count: () => number,
    private readonly onDrop: (key: string, to: number) => void,
  ) {}

  get dragged(): DraggedItem | null {
    return this.current.value;
  }

  pickUp(key: string, from: number): void {
    if (this.dragged === null) this.update({ key, from, to: from }, 'picked-up');
  }

  moveTo(index: number): void {
    const { dragged } = this;
    const to = Math.min(Math.max(index, 0), this.count() - 1);
    if (dragged !== null && to !== dragged.to) this.update({ ...dragged, to }, 'moved');
  }

  moveBy(step: number): void {
    if (this.dragged !== null) this.moveTo(this.dragged.to + step);
  }

  drop(): void {
    const { dragged } = this;
    if (dragged === null) return;
    this.current.next(null);
    this.emit('dropped', dragged.key, dragged.to);
    if (dragged.to !== dragged.from) this.onDrop(dragged.key, dragged.to);
  }

  cancel(): void {
    const { dragged } = this;
    if (dragged === null) return;
    this.current.next(null);
    this.emit('cancelled', dragged.key, dragged.from);
  }

  private update(dragged: DraggedItem, kind: RowDragEvent['kind']): void {
    this.current.next(dragged);
    this.emit(kind, dragged.key, dragged.to);
  }

  private emit(kind: RowDragEvent['kind'], key: string, index: number): void {
    this.lastEvent.next({ kind, key, index });
  }
}
