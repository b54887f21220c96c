import type { ListExport } from './list-export';

/** The export of a list, which is looked at now and then and goes on meanwhile. */
export class KeptExport {
  private kept: ListExport | null = null;

  /** The one that was begun, else a new one. */
  takeUp(begin: () => ListExport): ListExport {
    this.kept ??= begin();
    this.kept.comeBack();
    return this.kept;
  }

  /** Nobody looks at it any more. While it is under way it goes on, and whoever looks again finds it; else it is over. */
  putDown(one: ListExport): void {
    one.leave();
    if (one.busy) return;
    one.dispose();
    if (this.kept === one) this.kept = null;
  }

  /** The list is gone. What is under way goes on all the same, to its end or that of the session. */
  dispose(): void {
    if (this.kept !== null) this.putDown(this.kept);
  }
}
