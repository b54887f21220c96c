import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';
import { type EditTarget, isSameTarget } from '../../domain/recovery';
import { Effect } from '../../kernel';

export interface DirtyWatch {
  dispose(): void;
}

/** The target of an editor at the time of the call: a new item gets its key when it is saved. */
type CurrentTarget = () => EditTarget;

interface DirtyEditor {
  readonly target: CurrentTarget;
  /** Goes on when the user leaves its page. */
  readonly isBackground: boolean;
}

/** Knows whether any open editor has unsaved changes, and of what. Each editor is watched while it is open. */
export class UnsavedChanges {
  private readonly dirty = new BehaviorSubject<ReadonlyMap<object, DirtyEditor>>(new Map());
  /** True while any editor has changes that would be lost with its page. */
  readonly hasOnPage$: Observable<boolean> = this.dirty.pipe(
    map(() => this.hasOnPage),
    distinctUntilChanged(),
  );

  /** True while one editor alone has changes that would be lost with its page. */
  readonly hasOneOnPage$: Observable<boolean> = this.dirty.pipe(
    map(() => this.onPage.length === 1),
    distinctUntilChanged(),
  );

  get hasOnPage(): boolean {
    return this.onPage.length > 0;
  }

  private get onPage(): readonly DirtyEditor[] {
    return [...this.dirty.value.values()].filter(({ isBackground }) => !isBackground);
  }

  /** True while anything would be lost with the session, such as running uploads. */
  get hasAny(): boolean {
    return this.dirty.value.size > 0;
  }

  /** What has unsaved changes; each target once. */
  get targets(): readonly EditTarget[] {
    const all = [...this.dirty.value.values()].map(({ target }) => target());
    return all.filter((target, index) => all.findIndex((other) => isSameTarget(other, target)) === index);
  }

  /** Watches an editor of the target until the returned watch is disposed. */
  watch(dirty$: Observable<boolean>, target: CurrentTarget): DirtyWatch {
    return this.watchEditor(dirty$, { target, isBackground: false });
  }

  /** Watches work that goes on when the user leaves its page, and is lost with the session. */
  watchBackground(busy$: Observable<boolean>, target: CurrentTarget): DirtyWatch {
    return this.watchEditor(busy$, { target, isBackground: true });
  }

  private watchEditor(dirty$: Observable<boolean>, editor: DirtyEditor): DirtyWatch {
    const holder = {};
    const changes = new Effect(dirty$.pipe(map((dirty) => this.setDirty(holder, dirty ? editor : null))));
    return {
      dispose: () => {
        changes.dispose();
        this.setDirty(holder, null);
      },
    };
  }

  private setDirty(holder: object, editor: DirtyEditor | null): void {
    const next = new Map(this.dirty.value);
    if (editor === null) next.delete(holder);
    else next.set(holder, editor);
    this.dirty.next(next);
  }
}
