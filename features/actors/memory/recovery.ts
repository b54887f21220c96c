import { DraftJournal, DraftList, type DraftRecovery, type RecoverableDraft } from '../../../src/application/recovery';
import type { JournalEntry, RecoverableEdit } from '../../../src/domain/recovery';
import { valueText } from '../../../src/domain/templates';
import { newItemPath } from '../../../src/kit';
import { editHint, editText } from '../../../src/parts/item/recovery/recovery.rules';
import { draftPath } from '../../../src/parts/item/recovery/drafts.view-model';
import type { ItemViewModel } from '../../../src/parts/item/item-page/item.view-model';
import type { MemoryBatch } from './batch';
import { draftTitles } from './draft-titles';
import type { MemoryRows } from './rows';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';
import type { RecoveryActor } from '../item-actors';
import { currentValue } from '../../../src/kernel';

/** Drives the recovery of unsaved changes. */
export class MemoryRecovery implements RecoveryActor {
  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
    private readonly bulk: MemoryBatch,
    private readonly rows: MemoryRows,
  ) {}

  async crashesPage(): Promise<void> {
    this.router.settle();
    this.bulk.closes();
    this.rows.closes();
    await this.router.load(this.router.address);
  }

  async restores(fields?: readonly string[]): Promise<void> {
    const { entry, edits } = this.newest;
    const chosen = edits.filter((edit) => fields?.includes(this.nameOf(edit)) ?? true);
    this.offer.restore(
      entry.id,
      chosen.map(({ field }) => field),
    );
  }

  async resumesDraft(): Promise<void> {
    const [entry] = this.listed;
    if (entry === undefined) throw new Error('There is no draft');
    this.router.go(draftPath(entry));
    if (entry.place.kind === 'several') this.bulk.goesOnWith(entry.id);
  }

  async drafts(): Promise<readonly string[]> {
    return draftTitles(this.router, this.listed, this.texts.locale.code);
  }

  async postpones(): Promise<void> {
    this.offer.postpone(this.newest.entry.id);
  }

  async discards(): Promise<void> {
    this.offer.discard(this.newest.entry.id);
  }

  async beginsNew(): Promise<void> {
    const { target } = this.view.item.editing;
    this.offer.startNew(this.newest.entry.id);
    this.router.go(newItemPath(target.collection));
  }

  async offers(): Promise<readonly string[]> {
    return currentValue(this.offer.drafts$).map(({ edits }) => edits.map((edit) => this.nameOf(edit)).join(', '));
  }

  async comparison(field: string): Promise<{ readonly before: string; readonly mine: string } | null> {
    const edit = this.editOf(field);
    return edit === undefined ? null : { before: valueText(edit.before), mine: editText(edit) };
  }

  async hint(field: string): Promise<string | null> {
    const edit = this.editOf(field);
    const key = edit === undefined ? null : editHint(edit, this.newest.isItemMissing);
    return key === null ? null : this.texts.translate({ key });
  }

  private get view(): ItemViewModel {
    if (this.router.page.kind !== 'item') throw new Error(`There is no item at ${this.router.address}`);
    return this.router.page.view;
  }

  private get offer(): DraftRecovery {
    return this.bulk.recovery ?? this.view.item.recovery;
  }

  private get listed(): readonly JournalEntry[] {
    const list = new DraftList(this.router.services.get(DraftJournal));
    const entries = currentValue(list.entries$);
    list.dispose();
    return entries;
  }

  private get newest(): RecoverableDraft {
    const [newest] = currentValue(this.offer.drafts$);
    if (newest === undefined) throw new Error('Nothing is offered here');
    return newest;
  }

  private editOf(name: string): RecoverableEdit | undefined {
    return this.newest.edits.find((edit) => this.nameOf(edit) === name);
  }

  private nameOf({ field, definition }: RecoverableEdit): string {
    return definition === null ? field : this.texts.fieldName(definition);
  }
}
