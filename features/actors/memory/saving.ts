import { promptedConflicts } from '../../../src/application/item-editing';
import { conflictId, type CopyMode, type Resolution } from '../../../src/domain/items';
import { currentValue } from '../../../src/kernel';
import { copyViewModel, type CopyViewModel } from '../../../src/parts/item/item-page/copy/copy.view-model';
import type { ItemViewModel } from '../../../src/parts/item/item-page/item.view-model';
import { plainText } from '../../../src/parts/item/item-page/conflict/conflict.rules';
import { Gateways } from '../../../src/ports/gateways/gateways';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';
import type { SavingActor } from '../item-actors';

/** Drives discard, archive, copy and save prompts. */
export class MemorySaving implements SavingActor {
  private copying: CopyViewModel | null = null;
  private decided: Record<string, Resolution> = {};

  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  async discards(): Promise<void> {
    this.view.item.discard.execute();
    this.router.settle();
  }

  async archives(): Promise<void> {
    this.view.item.archive.execute();
    this.router.settle();
  }

  async archiveDisabledReason(): Promise<string | null> {
    const reason = currentValue(this.view.item.archive.denied$);
    return reason === false ? null : this.texts.translate({ key: reason });
  }

  async beginsCopy(): Promise<void> {
    this.copying?.dispose();
    const copying = copyViewModel(this.router.services)(this.view.item.editing);
    const { view } = this;
    copying.copy.done$.subscribe((key) => view.openCopy(key));
    this.copying = copying;
    this.router.settle();
  }

  async chooses(field: string, choice: CopyMode): Promise<void> {
    this.copy.copy.setMode(field, choice);
  }

  async changesCopy(field: string, value: string): Promise<void> {
    this.copy.copy.form.change(field, value);
  }

  async createsCopy(): Promise<void> {
    this.copy.copy.execute();
    this.router.settle();
  }

  async copyTotal(): Promise<string> {
    const number = currentValue(this.copy.preview$)?.createdCount ?? 0;
    return this.texts.translate(
      number === 0 ? { key: 'copy_total_alone' } : { key: 'copy_total', parameters: { number } },
    );
  }

  async copyNames(field: string): Promise<readonly string[]> {
    return this.copied(field)?.items.map(({ name }) => name) ?? [];
  }

  async leavesOutRow(field: string, row: string): Promise<void> {
    const item = this.copied(field)?.items.find(({ name }) => name === row);
    if (item === undefined) throw new Error(`'${row}' is not in the preview of ${field}`);
    this.copy.copy.takeRow(field, item.position, false);
  }

  async changesInAnotherTab(collection: string, key: string, field: string, value: string): Promise<void> {
    this.router.services
      .get(Gateways)
      .items.update(collection, key, { [field]: value })
      .subscribe();
    this.router.settle();
  }

  async conflicts(): Promise<readonly string[]> {
    return this.open.map(conflictId);
  }

  async conflictValues(field: string): Promise<{ readonly mine: string; readonly theirs: string }> {
    const conflict = this.open.find((each) => conflictId(each) === field);
    if (conflict === undefined) throw new Error(`'${field}' has no conflict`);
    return { mine: plainText(conflict.mine), theirs: plainText(conflict.theirs) };
  }

  async resolvesConflict(field: string, resolution: Resolution): Promise<void> {
    this.decided[field] = resolution;
  }

  async savesResolved(): Promise<void> {
    this.view.item.editing.prompts.answer({ kind: 'resolve', resolutions: this.decided });
    this.decided = {};
    this.router.settle();
  }

  async keepsEditing(): Promise<void> {
    this.view.item.editing.prompts.answer({ kind: 'cancel' });
    this.router.settle();
  }

  async createsAgain(): Promise<void> {
    this.view.item.editing.prompts.answer({ kind: 'recreate' });
    this.router.settle();
  }

  async checksServer(): Promise<void> {
    this.view.item.check.execute();
    this.router.settle();
  }

  private get view(): ItemViewModel {
    if (this.router.page.kind !== 'item') throw new Error(`There is no item at ${this.router.address}`);
    return this.router.page.view;
  }

  private copied(field: string) {
    return currentValue(this.copy.preview$)?.relations.find((relation) => relation.field.field === field);
  }

  private get copy(): CopyViewModel {
    if (this.copying === null) throw new Error('No copy was begun');
    return this.copying;
  }

  private get open() {
    return promptedConflicts(currentValue(this.view.item.editing.prompts.current$));
  }
}
