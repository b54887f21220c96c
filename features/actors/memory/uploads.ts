import type { Uploads } from '../../../src/application/files';
import { isRunning, type UploadEntry } from '../../../src/domain/files';
import { currentValue } from '../../../src/kernel';
import type { PlaceUploads } from '../../../src/modules/files/library/place-uploads.view-model';
import { uploadStateText } from '../../../src/parts/files/upload-panel/upload-texts';
import { uploadsOf } from '../../../src/parts/files/uploader/uploads-of';
import type { UploadsActor } from '../uploads-actor';

import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';

/** The bytes of a file are read in a few tasks. */
const MAX_TASKS = 100;

/** Drives the queue of uploads. */
export class MemoryUploads implements UploadsActor {
  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  async uploads(names: readonly string[], text: string): Promise<void> {
    this.queue.add(
      names.map((name) => new File([text], name, { type: 'text/plain' })),
      this.place.target,
    );
    await this.finish();
  }

  async retries(name: string): Promise<void> {
    this.queue.retry(this.entryOf(name).id);
    await this.finish();
  }

  async dismisses(name: string): Promise<void> {
    this.queue.dismiss(this.entryOf(name).id);
  }

  async notUploaded(): Promise<readonly string[]> {
    const { code } = this.texts.locale;
    return currentValue(this.queue.entries$).map(
      (entry) => `${entry.name}: ${uploadStateText(entry, this.texts.print, code)}`,
    );
  }

  private async finish(): Promise<void> {
    for (let task = 0; task < MAX_TASKS && currentValue(this.queue.entries$).some(isRunning); task += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      this.router.settle();
    }
    this.router.settle();
  }

  private entryOf(name: string): UploadEntry {
    const entry = currentValue(this.queue.entries$).find((each) => each.name === name);
    if (entry === undefined) throw new Error(`There is no upload '${name}'`);
    return entry;
  }

  private get queue(): Uploads {
    return uploadsOf(this.router.services);
  }

  private get place(): PlaceUploads {
    const { page } = this.router;
    if (page.kind !== 'list' || page.uploads === undefined) throw new Error('No list of the file library is open');
    return page.uploads;
  }
}
