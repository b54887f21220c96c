import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';
import { Effect } from '../../kernel';

export interface DirtyWatch {
  dispose(): void;
}

/** Knows whether any open editor has unsaved changes. Each editor is watched while it is open. */
export class UnsavedChanges {
  private readonly dirtyForms = new BehaviorSubject<ReadonlySet<object>>(new Set());
  /** True while any editor has unsaved changes. */
  readonly hasAny$: Observable<boolean> = this.dirtyForms.pipe(
    map(({ size }) => size > 0),
    distinctUntilChanged(),
  );

  get hasAny(): boolean {
    return this.dirtyForms.value.size > 0;
  }

  /** Watches an editor until the returned watch is disposed. */
  watch(dirty$: Observable<boolean>): DirtyWatch {
    const holder = {};
    const changes = new Effect(dirty$.pipe(map((dirty) => this.setDirty(holder, dirty))));
    return {
      dispose: () => {
        changes.dispose();
        this.setDirty(holder, false);
      },
    };
  }

  private setDirty(holder: object, dirty: boolean): void {
    const next = new Set(this.dirtyForms.value);
    if (dirty) next.add(holder);
    else next.delete(holder);
    this.dirtyForms.next(next);
  }
}
