import { BehaviorSubject, Subject, switchMap, tap, type Observable } from 'rxjs';
import { initialValues, type Item, type Target } from '../../domain/items';
import { failed, idle, Live, loading, ready, type Call, type Failure, type Remote } from '../../kernel';
import type { ItemsGateway } from '../../ports/items-gateway';
import type { SchemaStore } from '../schema';
import { ItemForm } from './item-form';

/** One item from opening to leaving: loaded, edited, and where it stands with the server. */
export class ItemEditing {
  private readonly item = new BehaviorSubject<Remote<Item>>(idle);
  private readonly problem = new BehaviorSubject<Failure | null>(null);
  private readonly busy = new BehaviorSubject(false);
  private readonly load$ = new Subject<void>();
  private readonly loads: Live<unknown>;
  readonly form = new ItemForm();
  /** The item as the server has it. */
  readonly item$: Observable<Remote<Item>> = this.item.asObservable();
  /** Why the last write did not succeed, unless the fields tell it; null once another one begins. */
  readonly problem$: Observable<Failure | null> = this.problem.asObservable();
  /** A write is under way; there is never a second. */
  readonly busy$: Observable<boolean> = this.busy.asObservable();

  constructor(
    readonly target: Target,
    private readonly gateway: ItemsGateway,
    private readonly schema: SchemaStore,
  ) {
    this.loads = new Live<unknown>(null, this.load$.pipe(switchMap(() => this.load())));
    this.reload();
  }

  get isNew(): boolean {
    return this.target.kind === 'new';
  }

  get busyNow(): boolean {
    return this.busy.value;
  }

  /** Reads the item again and starts over; edits are dropped. */
  reload(): void {
    if (this.target.kind === 'new') this.begin(initialValues(this.schema.schema, this.target.collection, null));
    else this.load$.next();
  }

  /** Sends the edits. One write at a time: it is the caller who asks `busyNow` first. */
  save(): Call<Item> {
    const sent = this.form.edits;
    return this.write(this.saving(sent)).pipe(
      tap((result) => {
        if (result._tag === 'Right' && this.target.kind !== 'new') {
          this.item.next(ready(result.right));
          this.form.rebase(sent, result.right);
        }
        if (result._tag === 'Right' && this.target.kind === 'new') this.form.start(this.form.values);
      }),
    );
  }

  remove(): Call<void> {
    if (this.target.kind !== 'existing') throw new Error('Only an existing item can be deleted');
    return this.write(this.gateway.remove(this.target.collection, this.target.key)).pipe(
      tap((result) => {
        if (result._tag === 'Right') this.form.start(this.form.values);
      }),
    );
  }

  dispose(): void {
    this.loads.dispose();
  }

  private load(): Observable<unknown> {
    this.item.next(loading());
    return this.reading().pipe(
      tap((result) => (result._tag === 'Left' ? this.item.next(failed(result.left)) : this.begin(result.right))),
    );
  }

  private begin(item: Item): void {
    this.form.start(item);
    this.item.next(ready(item));
  }

  private reading(): Call<Item> {
    return this.target.kind === 'existing'
      ? this.gateway.read(this.target.collection, this.target.key)
      : this.gateway.readSingleton(this.target.collection);
  }

  private saving(edits: Item): Call<Item> {
    const { target } = this;
    switch (target.kind) {
      case 'new':
        return this.gateway.create(target.collection, edits);
      case 'singleton':
        return this.gateway.updateSingleton(target.collection, edits);
      case 'existing':
        return this.gateway.update(target.collection, target.key, edits);
    }
  }

  private write<A>(call: Call<A>): Call<A> {
    return call.pipe(
      tap({
        subscribe: () => {
          this.busy.next(true);
          this.problem.next(null);
          this.form.refuse([]);
        },
        next: (result) => {
          this.busy.next(false);
          if (result._tag === 'Left') this.refused(result.left);
        },
        unsubscribe: () => this.busy.next(false),
      }),
    );
  }

  private refused(failure: Failure): void {
    const fields = failure.kind === 'api' ? failure.fields : [];
    this.form.refuse(fields);
    this.problem.next(fields.length > 0 ? null : failure);
  }
}
