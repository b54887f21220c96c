import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, combineLatest, defer, EMPTY, finalize, map, tap, type Observable } from 'rxjs';
import { isUncertainWrite, mapCall, type Call } from '../../kernel';
import type { EditedItem } from './edited-item';
import type { UncertainWrite, WriteVerification, WriteVerifier } from './write-verifier';

/** Tracks the writes of one item, and holds the one whose outcome is unknown until it is verified or dismissed. */
export class UncertainWrites {
  private readonly current = new BehaviorSubject<UncertainWrite | null>(null);
  private readonly inFlight = new BehaviorSubject<UncertainWrite | null>(null);
  readonly current$: Observable<UncertainWrite | null> = this.current.asObservable();
  /** A create that is in flight, or whose outcome is unknown. */
  readonly creation$: Observable<UncertainWrite | null> = combineLatest([this.inFlight, this.current]).pipe(
    map((writes) => writes.find((write) => write?.operation === 'create') ?? null),
  );

  constructor(
    private readonly edited: EditedItem,
    private readonly verifier: WriteVerifier,
  ) {}

  /** True while the new item may exist already. */
  get mayBeCreated(): boolean {
    const { value } = this.current;
    return value?.operation === 'create' && value.state !== 'not-applied';
  }

  /**
   * True while an update is uncertain whose own result would conflict with the next one: it has sent secrets, or values
   * that were edited since.
   */
  get isSelfConflicting(): boolean {
    const { value } = this.current;
    if (value?.operation !== 'update' || value.state !== 'open') return false;
    return this.edited.hasSecrets(value.sent) || !this.edited.form.hasValues(value.sent);
  }

  /** Runs the call of a write; a failure that leaves its outcome open makes the write the current one. */
  track<A>(write: UncertainWrite, call: Call<A>): Call<A> {
    return defer(() => {
      this.inFlight.next(write);
      return call;
    }).pipe(
      tap((result) => this.current.next(isLeft(result) && isUncertainWrite(result.left) ? write : null)),
      finalize(() => this.inFlight.next(null)),
    );
  }

  /**
   * Asks the server for the outcome of the current write and applies it to the form; completes without one if there is
   * none.
   */
  verify(): Call<WriteVerification> {
    const write = this.current.value;
    if (write === null) return EMPTY;
    return this.verifier.verify(this.edited.target, this.edited.serverItem, write).pipe(
      mapCall((verification) => {
        this.applyVerification(write, verification);
        return verification;
      }),
    );
  }

  /** Marks a write as uncertain: an earlier attempt, possibly of another page, may have applied it. */
  reopen(write: UncertainWrite): void {
    this.current.next(write);
  }

  dismiss(): void {
    this.current.next(null);
  }

  /** Treats the current update as applied. */
  accept(): void {
    const { value } = this.current;
    this.current.next(null);
    if (value?.operation === 'update') this.edited.applyServerItem(value.sent, this.edited.serverItem);
  }

  private applyVerification(write: UncertainWrite, verification: WriteVerification): void {
    switch (verification.kind) {
      case 'applied':
        this.current.next(null);
        // An earlier attempt may have been applied: values that it did not contain stay edits.
        if (write.operation === 'create') this.edited.onCreated(verification.applied, verification.item);
        else this.edited.applyServerItem(write.sent, verification.item);
        break;
      case 'deleted':
        this.current.next(null);
        this.edited.dropEdits();
        break;
      case 'overwritten':
        this.current.next(null);
        break;
      case 'found':
        this.current.next({ ...write, state: 'found', foundKey: verification.key });
        break;
      case 'probable':
      case 'unverifiable':
        // The values on the server may be those of this write: they do not conflict with the edits.
        this.edited.applyServerItem({}, verification.item);
        this.current.next({ ...write, state: verification.kind });
        break;
      default:
        this.current.next({ ...write, state: verification.kind });
    }
  }
}
