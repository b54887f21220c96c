import { FieldActions, type ItemForm, type RawDraft } from '../../../src/application/item-editing';
import type { EditableField } from '../../../src/domain/permissions';
import type { FieldAction, RawValue } from '../../../src/domain/items';
import { Clipboard } from '../../../src/ports/environment/clipboard';
import { MemoryClipboard } from '../../assemblies/memory-browser';
import type { FormActor } from '../item-actors';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';
import { namedServices } from '../../../src/kit';
import { itemDependencies } from '../../../src/application/dependencies';
import { currentValue } from '../../../src/kernel';

const IN_THE_PAGE = 'Groups and the focus are in the page: tag the scenario @browser';

/** Drives the menus of form fields. */
export class MemoryForm implements FormActor {
  private readonly tools = new WeakMap<ItemForm, Map<string, FieldActions>>();
  private open: FieldActions | null = null;

  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  async chooses(field: string, entry: string): Promise<void> {
    const tools = this.toolsOf(field);
    const action = currentValue(tools.actions$).find((offered) => this.nameOf(offered, field) === entry);
    if (action === undefined) throw new Error(`The menu of '${field}' does not offer '${entry}'`);
    tools.execute(action);
    this.open = tools;
    this.router.settle();
  }

  async typesRaw(text: string): Promise<void> {
    this.open?.typeRaw(text);
  }

  async appliesRaw(): Promise<void> {
    this.open?.applyRaw();
  }

  async closesRaw(): Promise<void> {
    this.open?.closeRaw();
  }

  async goesToError(): Promise<void> {
    throw new Error(IN_THE_PAGE);
  }

  /** Groups are always open here: folding is done by the page. */
  async opensGroup(): Promise<void> {}

  async offers(field: string): Promise<readonly string[]> {
    return currentValue(this.toolsOf(field).actions$).map((action) => this.nameOf(action, field));
  }

  async isEdited(field: string): Promise<boolean> {
    return currentValue(this.form.edited$(field));
  }

  async raw(): Promise<string | null> {
    return this.draft?.text ?? null;
  }

  async rawError(): Promise<string | null> {
    return this.draft === null ? null : this.faultOf(this.draft.parsed);
  }

  async clipboard(): Promise<string> {
    const clipboard = this.router.services.get(Clipboard);
    return clipboard instanceof MemoryClipboard ? clipboard.text : '';
  }

  async errorSummary(): Promise<readonly string[]> {
    const names = currentValue(this.form.errors$).map(({ field }) => this.entry(field));
    return names.map(({ field }) => this.texts.fieldName(field));
  }

  async focused(): Promise<string | null> {
    throw new Error(IN_THE_PAGE);
  }

  async isGroupOpen(): Promise<boolean> {
    throw new Error(IN_THE_PAGE);
  }

  private get form(): ItemForm {
    return this.view.item.editing.form;
  }

  private get view() {
    if (this.router.page.kind !== 'item') throw new Error(`There is no item at ${this.router.address}`);
    return this.router.page.view;
  }

  private get draft(): RawDraft | null {
    return this.open === null ? null : currentValue(this.open.raw$);
  }

  private entry(name: string): EditableField {
    const found = currentValue(this.view.item.fields$).find(({ field }) => field.field === name);
    if (found === undefined) throw new Error(`The form has no field '${name}'`);
    return found;
  }

  private toolsOf(name: string): FieldActions {
    const known = this.tools.get(this.form) ?? new Map<string, FieldActions>();
    const tools =
      known.get(name) ??
      new FieldActions(
        this.form,
        this.entry(name),
        namedServices(this.router.services, itemDependencies('clipboard', 'notifications')),
        this.texts.locale.code,
      );
    this.tools.set(this.form, known.set(name, tools));
    return tools;
  }

  private nameOf(action: FieldAction, field: string): string {
    return this.texts.translate({
      key: action === 'raw' && this.entry(field).readonly ? 'field_raw_view' : `field_${action}`,
    });
  }

  private faultOf(meaning: RawValue): string | null {
    if (meaning.kind === 'value') return null;
    if (meaning.kind === 'not_a_number')
      return this.texts.translate({ key: 'raw_not_a_number', parameters: { example: meaning.example } });
    if (meaning.kind === 'unstorable')
      return this.texts.translate({ key: 'entry_with_comma', parameters: { value: meaning.entry } });
    const { line, column } = meaning;
    return this.texts.translate({
      key: 'json_faulty',
      parameters: { reason: this.texts.translate({ key: `json_${meaning.reason}` }), line, column },
    });
  }
}
