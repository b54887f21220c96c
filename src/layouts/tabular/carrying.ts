import { BehaviorSubject, type Observable } from 'rxjs';

/** A row on its way to another place; places are indexes on this page. */
export interface Carried {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/** What happens to a row that is put in order, for those who listen. */
export interface CarryingNews {
  readonly kind: 'picked-up' | 'over' | 'put-down' | 'taken-back';
  readonly key: string;
  /** On this page, from 0. */
  readonly place: number;
}

/** A row that somebody has taken by its grip, by mouse or by keyboard. */
export class Carrying {
  private readonly now = new BehaviorSubject<Carried | null>(null);
  private readonly told = new BehaviorSubject<CarryingNews | null>(null);
  readonly carried$: Observable<Carried | null> = this.now.asObservable();
  readonly news$: Observable<CarryingNews | null> = this.told.asObservable();

  /** `count` says how many rows there are; `drop` hears which row is put where. */
  constructor(
    private readonly count: () => number,
    private readonly drop: (key: string, to: number) => void,
  ) {}

  get carried(): Carried | null {
    return this.now.value;
  }

  pickUp(key: string, from: number): void {
    if (this.carried === null) this.go({ key, from, to: from }, 'picked-up');
  }

  over(place: number): void {
    const { carried } = this;
    const to = Math.min(Math.max(place, 0), this.count() - 1);
    if (carried !== null && to !== carried.to) this.go({ ...carried, to }, 'over');
  }

  by(step: number): void {
    if (this.carried !== null) this.over(this.carried.to + step);
  }

  putDown(): void {
    const { carried } = this;
    if (carried === null) return;
    this.now.next(null);
    this.tell('put-down', carried.key, carried.to);
    if (carried.to !== carried.from) this.drop(carried.key, carried.to);
  }

  takeBack(): void {
    const { carried } = this;
    if (carried === null) return;
    this.now.next(null);
    this.tell('taken-back', carried.key, carried.from);
  }

  private go(carried: Carried, kind: CarryingNews['kind']): void {
    this.now.next(carried);
    this.tell(kind, carried.key, carried.to);
  }

  private tell(kind: CarryingNews['kind'], key: string, place: number): void {
    this.told.next({ kind, key, place });
  }
}
