import type { ItemForm } from '../../../src/application/item-editing';
import type { EditableField } from '../../../src/domain/permissions';
import { collectionName } from '../../../src/domain/schema';
import { entryNotation, printEntry } from '../../../src/domain/values';
import type { TextKey } from '../../../src/kit';
import { parseInput } from '../../../src/interfaces/input/input.rules';
import type { ItemViewModel } from '../../../src/parts/item/item-page/item.view-model';
import type { ItemActor } from '../item-actors';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';
import { SchemaStore } from '../../../src/application/data-model';
import { currentValue } from '../../../src/kernel';

/** Drives the view-model of an item. */
export class MemoryItem implements ItemActor {
  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  async changes(field: string, text: string): Promise<void> {
    const value = parseInput(text, this.writable(field).field, entryNotation(this.texts.locale.code));
    if (value !== undefined) this.form.change(field, value);
  }

  async switches(field: string, on: boolean): Promise<void> {
    this.writable(field);
    this.form.change(field, on);
  }

  async saves(then: 'leave' | 'stay' | 'new'): Promise<void> {
    this.view.item.save.execute(then);
    this.router.settle();
  }

  async deletes(answer: 'delete' | 'cancel'): Promise<void> {
    if (answer === 'delete') this.view.item.remove.execute();
    this.router.settle();
  }

  async value(field: string): Promise<string> {
    const { field: known } = this.known(field);
    const { value } = currentValue(this.form.field$(known.field));
    return printEntry(value, known.type, entryNotation(this.texts.locale.code));
  }

  async isOn(field: string): Promise<boolean> {
    return currentValue(this.form.field$(this.known(field).field.field)).value === true;
  }

  async isReadOnly(field: string): Promise<boolean> {
    return this.known(field).readonly;
  }

  async isShown(name: string): Promise<boolean> {
    return this.view.item.fields.some(({ field }) => field.field === name);
  }

  async fieldError(field: string): Promise<string | null> {
    return this.texts.fieldErrors(currentValue(this.form.fieldErrors$(field)), this.known(field).field);
  }

  async saveDisabledReason(): Promise<string | null> {
    return this.reason(currentValue(this.view.item.save.denied$));
  }

  async deleteDisabledReason(): Promise<string | null> {
    return this.reason(currentValue(this.view.item.remove.denied$));
  }

  /** The heading of an item whose display template is empty. */
  untitled(): string {
    const { kind, collection } = this.view.item.editing.target;
    const known = this.router.services.get(SchemaStore).schema.collections.get(collection);
    const name = known === undefined ? collection : collectionName(known, this.texts.locale.code);
    if (kind === 'singleton') return name;
    return this.texts.translate({
      key: kind === 'new' ? 'creating_in' : 'editing_in',
      parameters: { collection: name },
    });
  }

  private get view(): ItemViewModel {
    if (this.router.page.kind !== 'item') throw new Error(`There is no item at ${this.router.address}`);
    return this.router.page.view;
  }

  private get form(): ItemForm {
    return this.view.item.editing.form;
  }

  private reason(key: TextKey | false): string | null {
    return key === false ? null : this.texts.translate({ key });
  }

  private known(name: string): EditableField {
    const found = this.view.item.fields.find(({ field }) => field.field === name);
    if (found === undefined) throw new Error(`The form has no field '${name}'`);
    return found;
  }

  private writable(name: string): EditableField {
    const found = this.known(name);
    if (found.readonly) throw new Error(`The field '${name}' cannot be changed`);
    return found;
  }
}
