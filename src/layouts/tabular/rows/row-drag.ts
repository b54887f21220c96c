import { BehaviorSubject, type Observable } from 'rxjs';

/** A row on its way to another place; places are indexes on this page. */
export interface DraggedRow {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/** What happens to a row that is put in order, for those who listen. */
export interface RowDragEvent {
  readonly kind: 'picked-up' | 'moved' | 'dropped' | 'cancelled';
  readonly key: string;
  /** On this page, from 0. */
  readonly index: number;
}

/** A row that somebody has taken by its grip, by mouse or by keyboard. */
export class RowDrag {
  private readonly current = new BehaviorSubject<DraggedRow | null>(null);
  private readonly lastEvent = new BehaviorSubject<RowDragEvent | null>(null);
  readonly dragged$: Observable<DraggedRow | null> = this.current.asObservable();
  readonly events$: Observable<RowDragEvent | null> = this.lastEvent.asObservable();

  /** `count` says how many rows there are; `onDrop` hears which row is put where. */
  constructor(
    private readonly count: () => number,
    private readonly onDrop: (key: string, to: number) => void,
  ) {}

  get dragged(): DraggedRow | null {
    return this.current.value;
  }

  pickUp(key: string, from: number): void {
    if (this.dragged === null) this.update({ key, from, to: from }, 'picked-up');
  }

  moveTo(place: number): void {
    const { dragged } = this;
    const to = Math.min(Math.max(place, 0), this.count() - 1);
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

  private update(carried: DraggedRow, kind: RowDragEvent['kind']): void {
    this.current.next(carried);
    this.emit(kind, carried.key, carried.to);
  }

  private emit(kind: RowDragEvent['kind'], key: string, place: number): void {
    this.lastEvent.next({ kind, key, index: place });
  }
}
