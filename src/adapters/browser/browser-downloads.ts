import type { Downloads } from '../../ports/downloads';

/** Until the browser has taken hold of the file, in ms. */
const HOLD = 60_000;

/** A link that nobody sees, clicked. */
export class BrowserDownloads implements Downloads {
  constructor(private readonly target: Window) {}

  save(name: string, file: Blob): void {
    const address = URL.createObjectURL(file);
    const link = this.target.document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    this.target.setTimeout(() => URL.revokeObjectURL(address), HOLD);
  }
}
