import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';
import { type EditTarget, isSameTarget } from '../../domain/recovery';
import { Effect } from '../../kernel';

export interface DirtyWatch {
  dispose(): void;
}

/** The target of an editor at the time of the call: a new item gets its key when it is saved. */
type CurrentTarget = () => EditTarget;

/** Knows whether any open editor has unsaved changes, and of what. Each editor is watched while it is open. */
export class UnsavedChanges {
  private readonly dirtyForms = new BehaviorSubject<ReadonlyMap<object, CurrentTarget>>(new Map());
  /** True while any editor has unsaved changes. */
  readonly hasAny$: Observable<boolean> = this.dirtyForms.pipe(
    map(({ size }) => size > 0),
    distinctUntilChanged(),
  );

  get hasAny(): boolean {
    return this.dirtyForms.value.size > 0;
  }

  /** What has unsaved changes; each target once. */
  get targets(): readonly EditTarget[] {
    const all = [...this.dirtyForms.value.values()].map((target) => target());
    return all.filter((target, index) => all.findIndex((other) => isSameTarget(other, target)) === index);
  }

  /** Watches an editor of the target until the returned watch is disposed. */
  watch(dirty$: Observable<boolean>, target: CurrentTarget): DirtyWatch {
    const holder = {};
    const changes = new Effect(dirty$.pipe(map((dirty) => this.setDirty(holder, dirty ? target : null))));
    return {
      dispose: () => {
        changes.dispose();
        this.setDirty(holder, null);
      },
    };
  }

  private setDirty(holder: object, target: CurrentTarget | null): void {
    const next = new Map(this.dirtyForms.value);
    if (target === null) next.delete(holder);
    else next.set(holder, target);
    this.dirtyForms.next(next);
  }
}
