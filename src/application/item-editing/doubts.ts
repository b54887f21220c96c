import { BehaviorSubject, combineLatest, defer, EMPTY, finalize, map, tap, type Observable } from 'rxjs';
import { valueIn, type Item } from '../../domain/items';
import { equals, mapCall, type Call } from '../../kernel';
import { isUncertain, type Doubt } from './doubt';
import type { DoubtCheck, DoubtOutcome } from './doubt-check';
import type { EditedItem } from './edited-item';

const alike = (sent: Item, item: Item): Item =>
  Object.fromEntries(Object.entries(sent).filter(([field, value]) => equals(valueIn(item, field), value)));

/** Keeps in mind the write whose outcome nobody knows, until somebody has looked. */
export class Doubts {
  private readonly subject = new BehaviorSubject<Doubt | null>(null);
  private readonly underWay = new BehaviorSubject<Doubt | null>(null);
  readonly doubt$: Observable<Doubt | null> = this.subject.asObservable();
  /** A new item that is on its way, or of which nobody knows whether it was made. */
  readonly creation$: Observable<Doubt | null> = combineLatest([this.underWay, this.subject]).pipe(
    map((doubts) => doubts.find((doubt) => doubt?.what === 'create') ?? null),
  );

  constructor(
    private readonly edited: EditedItem,
    private readonly check: DoubtCheck,
  ) {}

  /** True while the item may have been created already. */
  get isAboutCreation(): boolean {
    const { value } = this.subject;
    return value?.what === 'create' && value.state !== 'not-arrived';
  }

  /** A write: what becomes of it is known, or doubted from now on. */
  sending<A>(doubt: Doubt, call: Call<A>): Call<A> {
    return defer(() => {
      this.underWay.next(doubt);
      return call;
    }).pipe(
      tap((result) => this.subject.next(result._tag === 'Left' && isUncertain(result.left) ? doubt : null)),
      finalize(() => this.underWay.next(null)),
    );
  }

  /** Asks the server, and takes over what it has. Nothing while there is nothing to doubt. */
  clear(): Call<DoubtOutcome> {
    const doubt = this.subject.value;
    if (doubt === null) return EMPTY;
    return this.check.of(this.edited.target, this.edited.known, doubt).pipe(
      mapCall((outcome) => {
        this.settle(doubt, outcome);
        return outcome;
      }),
    );
  }

  /** An earlier attempt, of this page or of one that is gone, may have brought it there. */
  reopen(doubt: Doubt): void {
    this.subject.next(doubt);
  }

  forget(): void {
    this.subject.next(null);
  }

  private settle(doubt: Doubt, outcome: DoubtOutcome): void {
    switch (outcome.kind) {
      case 'arrived':
        this.subject.next(null);
        // It may be an earlier try that has arrived: what it did not bring along stays an edit.
        if (doubt.what === 'create') this.edited.born(alike(doubt.sent, outcome.item), outcome.item);
        else this.edited.takeOver(doubt.sent, outcome.item);
        break;
      case 'deleted':
        this.subject.next(null);
        this.edited.forgetEdits();
        break;
      case 'otherwise':
        this.subject.next(null);
        break;
      case 'found':
        this.subject.next({ ...doubt, state: 'found', found: outcome.key });
        break;
      default:
        this.subject.next({ ...doubt, state: outcome.kind });
    }
  }
}
