import type { ItemForm } from '../../../src/application/item-editing';
import type { DrawerRequest } from '../../../src/application/related-editing';
import {
  entryListValue,
  listEntries,
  withEntryCopied,
  withEntryMoved,
  withoutEntryAt,
} from '../../../src/domain/items';
import { currentValue, formatNumber, type JsonObject } from '../../../src/kernel';
import { isFull, listRules, rowName } from '../../../src/interfaces/list/list.rules';
import { entryOpener } from '../../../src/parts/item/item-form/related-editing';
import type { RepeaterActor } from '../repeater-actor';
import type { MemoryRelatedDrawer } from './related-drawer';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';

/** Edits lists of JSON objects by the rules of their interface. */
export class MemoryRepeater implements RepeaterActor {
  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
    private readonly drawers: Pick<MemoryRelatedDrawer, 'opens'>,
  ) {}

  async opens(field: string, name: string): Promise<void> {
    this.openEntry(field, this.indexOf(field, name));
  }

  async starts(field: string): Promise<void> {
    const reason = await this.addDenied(field);
    if (reason !== null) throw new Error(reason);
    this.openEntry(field, null);
  }

  async removes(field: string, name: string): Promise<void> {
    this.change(field, withoutEntryAt(this.entries(field), this.indexOf(field, name)));
  }

  async duplicates(field: string, name: string): Promise<void> {
    this.change(field, withEntryCopied(this.entries(field), this.indexOf(field, name)));
  }

  async movesTo(field: string, name: string, position: number): Promise<void> {
    this.change(field, withEntryMoved(this.entries(field), this.indexOf(field, name), position - 1));
  }

  async rows(field: string): Promise<readonly string[]> {
    const { locale } = this.texts;
    return this.entries(field).map((entry, index) => {
      const position = formatNumber(index + 1, locale.code);
      return (
        rowName(this.rules(field), entry) || this.texts.translate({ key: 'list_row_unnamed', parameters: { position } })
      );
    });
  }

  async addDenied(field: string): Promise<string | null> {
    if (this.entry(field).readonly) return this.texts.translate({ key: 'field_read_only' });
    const rules = this.rules(field);
    if (!isFull(rules, this.entries(field))) return null;
    return this.texts.translate({ key: 'list_row_limit', parameters: { count: rules.limit ?? 0 } });
  }

  private indexOf(field: string, name: string): number {
    const index = this.entries(field).findIndex((entry) => rowName(this.rules(field), entry) === name);
    if (index < 0) throw new Error(`The list '${field}' does not show '${name}'`);
    return index;
  }

  private change(field: string, entries: readonly JsonObject[]): void {
    if (this.entry(field).readonly) throw new Error(`The field '${field}' is read-only`);
    this.form.change(field, entryListValue(entries));
  }

  private openEntry(name: string, index: number | null): void {
    const { field, readonly } = this.entry(name);
    const open = (_form: ItemForm, _field: unknown, request: DrawerRequest): void => this.drawers.opens(name, request);
    entryOpener(this.form, field, { readonly, language: this.texts.locale.code }, open)?.(index);
  }

  private entries(field: string): readonly JsonObject[] {
    const entries = listEntries(this.form.values[field] ?? null);
    if (entries === null) throw new Error(`The value of '${field}' is no list of objects`);
    return entries;
  }

  private rules(field: string) {
    return listRules(this.entry(field).field.meta?.options ?? {}, this.texts.locale.code);
  }

  private entry(name: string) {
    const found = currentValue(this.page.fields$).find(({ field }) => field.field === name);
    if (found === undefined) throw new Error(`The form has no field '${name}'`);
    return found;
  }

  private get form(): ItemForm {
    return this.page.editing.form;
  }

  private get page() {
    if (this.router.page.kind !== 'item') throw new Error(`There is no item at ${this.router.address}`);
    return this.router.page.view.item;
  }
}
