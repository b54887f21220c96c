import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, combineLatest, defer, EMPTY, finalize, map, tap, type Observable } from 'rxjs';
import type { Item } from '../../../domain/items';
import { chainCall, isUncertainWrite, mapCall, type Call } from '../../../kernel';
import type { EditedItem } from '../edited-item';
import type { UncertainWrite, WriteVerification, WriteVerifier } from './write-verifier';

/**
 * Tracks the writes of one item, and holds the one whose outcome is unknown until it is verified or dismissed. The user
 * sees it above the form, and decides where reading leaves it open; meanwhile the form goes on, and the rows in the
 * write are locked. It outlives the page as the attempt of the draft in the journal. Calls that are repeated as they
 * were are verified by `VerifiedWrites`, without a form and without a question.
 */
export class UncertainWrites {
  private readonly current = new BehaviorSubject<UncertainWrite | null>(null);
  private readonly inFlight = new BehaviorSubject<UncertainWrite | null>(null);
  /** The values that are compared with the server before they are sent. */
  private prepared: Item | null = null;
  readonly current$: Observable<UncertainWrite | null> = this.current.asObservable();
  /** A write that creates items, in flight or of unknown outcome. */
  readonly creation$: Observable<UncertainWrite | null> = combineLatest([this.inFlight, this.current]).pipe(
    map((writes) => writes.find((write) => write !== null && this.creates(write)) ?? null),
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
   * True while an update is uncertain that has to be verified before the next one: it has created related items, or its
   * own result would conflict, since it has sent secrets, or values that were edited since.
   */
  get mustBeVerified(): boolean {
    const { value } = this.current;
    if (value?.operation !== 'update' || value.state === 'not-applied') return false;
    if (this.edited.createsRelated(value.sent)) return true;
    return value.state === 'open' && (this.edited.hasSecrets(value.sent) || !this.edited.form.hasValues(value.sent));
  }

  /** True while related items may exist already that the next update would create once more. */
  get mayHaveCreatedRelated(): boolean {
    const { value } = this.current;
    return value?.operation === 'update' && this.mustBeVerified && this.edited.createsRelated(value.sent);
  }

  /** From now on rows of these values are locked, because they are about to be sent; null ends that. */
  prepare(sent: Item | null): void {
    this.prepared = sent;
    this.lockRows();
  }

  /** Runs the call of a write; a failure that leaves its outcome open makes the write the current one. */
  track<A>(write: UncertainWrite, call: Call<A>): Call<A> {
    return defer(() => {
      // Another write, such as a deletion, does not tell whether related items were created.
      const unresolved = this.mayHaveCreatedRelated ? this.current.value : null;
      this.inFlight.next(write);
      this.lockRows();
      return call.pipe(
        tap((result) => {
          const uncertain = isLeft(result) && isUncertainWrite(result.left) ? write : null;
          this.current.next(isLeft(result) && unresolved !== null ? unresolved : uncertain);
        }),
      );
    }).pipe(
      finalize(() => {
        this.inFlight.next(null);
        this.lockRows();
      }),
    );
  }

  /**
   * Asks the server for the outcome of the current write and applies it to the form; completes without one if there is
   * none.
   */
  verify(): Call<WriteVerification> {
    const write = this.current.value;
    if (write === null) return EMPTY;
    const { target, serverItem, form } = this.edited;
    return this.verifier.verify(target, serverItem, write).pipe(
      chainCall((verification) =>
        this.verifier.findChangedRow(target, write, verification, form.edits).pipe(
          mapCall((foundRow) => {
            this.applyVerification({ ...write, foundRow }, verification);
            return verification;
          }),
        ),
      ),
    );
  }

  /** Marks a write as uncertain: an earlier attempt, possibly of another page, may have applied it. */
  reopen(write: UncertainWrite): void {
    this.setCurrent(write);
  }

  dismiss(): void {
    this.setCurrent(null);
  }

  /** Treats the current update as applied. */
  accept(): void {
    const { value } = this.current;
    this.setCurrent(null);
    if (value?.operation === 'update') this.edited.applyWrite(value, this.edited.serverItem);
  }

  private applyVerification(write: UncertainWrite, verification: WriteVerification): void {
    switch (verification.kind) {
      case 'applied':
        this.setCurrent(null);
        // An earlier attempt may have been applied: values that it did not contain stay edits.
        if (write.operation === 'create') this.edited.onCreated(verification.applied, verification.item);
        else this.edited.applyWrite(write, verification.item);
        break;
      case 'deleted':
        this.setCurrent(null);
        this.edited.dropEdits();
        break;
      case 'overwritten':
        this.setCurrent(null);
        break;
      case 'found':
        this.setCurrent({ ...write, state: 'found', foundKey: verification.key });
        break;
      case 'probable':
      case 'unverifiable':
        // The values on the server may be those of this write: they do not conflict with the edits.
        this.edited.applyServerItem({}, verification.item);
        this.setCurrent({ ...write, state: verification.kind });
        break;
      default:
        this.setCurrent({ ...write, state: verification.kind });
    }
  }

  private setCurrent(write: UncertainWrite | null): void {
    this.current.next(write);
    this.lockRows();
  }

  /** Rows that a write creates, links or removes cannot be edited before its outcome is known. */
  private lockRows(): void {
    const { value } = this.current;
    const uncertain = value?.state === 'not-applied' ? null : value;
    this.edited.form.setSending(this.inFlight.value?.sent ?? this.prepared ?? uncertain?.sent ?? null);
  }

  private creates({ operation, sent }: UncertainWrite): boolean {
    return operation === 'create' || (operation === 'update' && this.edited.createsRelated(sent));
  }
}
