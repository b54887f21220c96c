import type { ListExport } from './list-export';

/** Keeps a running export while its panel is closed. In a file of its own, so that a list does not load the export. */
export class BackgroundExport {
  private current: ListExport | null = null;

  /** The running export, or a new one. */
  attach(begin: () => ListExport): ListExport {
    this.current ??= begin();
    this.current.attach();
    return this.current;
  }

  /** Keeps the export while it is running; else disposes of it. */
  detach(one: ListExport): void {
    one.detach();
    if (one.busy) return;
    one.dispose();
    if (this.current === one) this.current = null;
  }

  /** The list is closed. A running export goes on until it ends or the session does. */
  dispose(): void {
    if (this.current !== null) this.detach(this.current);
  }
}
