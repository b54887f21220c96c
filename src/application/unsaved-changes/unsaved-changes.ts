import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';
import { Effect } from '../../kernel';

/** Something that may hold edits nobody has saved yet. */
export interface Watched {
  dispose(): void;
}

/** Knows whether anything anywhere would be lost. Every editor has itself watched for as long as it is open. */
export class UnsavedWork {
  private readonly holders = new BehaviorSubject<ReadonlySet<object>>(new Set());
  /** True while anybody holds edits. */
  readonly any$: Observable<boolean> = this.holders.pipe(
    map(({ size }) => size > 0),
    distinctUntilChanged(),
  );

  get any(): boolean {
    return this.holders.value.size > 0;
  }

  /** From now on, until disposed of. */
  watch(dirty$: Observable<boolean>): Watched {
    const holder = {};
    const changes = new Effect(dirty$.pipe(map((dirty) => this.note(holder, dirty))));
    return {
      dispose: () => {
        changes.dispose();
        this.note(holder, false);
      },
    };
  }

  private note(holder: object, dirty: boolean): void {
    const next = new Set(this.holders.value);
    if (dirty) next.add(holder);
    else next.delete(holder);
    this.holders.next(next);
  }
}
