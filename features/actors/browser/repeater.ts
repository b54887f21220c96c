import type { Locator, Page } from 'playwright-core';
import type { RepeaterActor } from '../repeater-actor';
import type { BrowserRelatedList } from './related-list';
import { disabledReason } from './disabled-reason';

/** Drives lists of JSON objects in the browser; their rows are those of other lists. */
export class BrowserRepeater implements RepeaterActor {
  constructor(
    private readonly current: () => Page,
    private readonly lists: Pick<BrowserRelatedList, 'removes' | 'movesTo' | 'rows'>,
  ) {}

  async opens(field: string, name: string): Promise<void> {
    await this.button(field, `Edit ${name}`).click();
    await this.isOpen();
  }

  async starts(field: string): Promise<void> {
    await this.add(field).click();
    await this.isOpen();
  }

  async removes(field: string, name: string): Promise<void> {
    await this.lists.removes(field, name);
  }

  async duplicates(field: string, name: string): Promise<void> {
    await this.button(field, `Duplicate ${name}`).click();
  }

  async movesTo(field: string, name: string, position: number): Promise<void> {
    await this.lists.movesTo(field, name, position);
  }

  async rows(field: string): Promise<readonly string[]> {
    return this.lists.rows(field);
  }

  async addDenied(field: string): Promise<string | null> {
    return disabledReason(this.add(field));
  }

  private add(field: string): Locator {
    return this.field(field).getByRole('button', { name: /^Add / });
  }

  private button(field: string, name: string): Locator {
    return this.field(field).getByRole('button', { name, exact: true });
  }

  private field(name: string): Locator {
    return this.current().locator(`[data-field="${name}"]`);
  }

  private async isOpen(): Promise<void> {
    await this.current().locator('[role=dialog] [data-form] [data-field]').last().waitFor();
  }
}
