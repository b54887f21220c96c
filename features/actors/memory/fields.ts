import type { ItemForm } from '../../../src/application/item-editing';
import { ItemSearch, RelatedItem } from '../../../src/application/relations';
import { isSystemCollection, type Field } from '../../../src/domain/schema';
import { collectionTemplate } from '../../../src/domain/templates';
import { choicesOf, selectedValues, selectionPayload, textOption, toggleChoice } from '../../../src/domain/values';
import { currentValue, valueOf } from '../../../src/kernel';
import { itemPath, namedServices } from '../../../src/kit';
import { InputAutocompleteApiViewModel } from '../../../src/interfaces/input-autocomplete-api/input-autocomplete-api.view-model';
import { jsonError, parseCode, displayedCode, templateOf } from '../../../src/interfaces/input-code/input-code.rules';
import { HEADING_TOOL, TOOLS } from '../../../src/interfaces/input-rich-text-md/tools.rules';
import { placesIn } from '../../../src/parts/fields/find-bar/found-places.rules';
import {
  selectedValue,
  relationTarget,
  relatedItemName,
  nestedItemName,
  parseRelatedValue,
} from '../../../src/parts/relations/related-item/related-item.rules';
import { collectionChoices } from '../../../src/parts/fields/choices/collection-choices';
import { relatedEditing } from '../../../src/parts/item/item-form/related-editing';
import type { ItemViewModel } from '../../../src/parts/item/item-page/item.view-model';
import type { FieldActor } from '../item-actors';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';
import { itemDependencies } from '../../../src/application/dependencies';
import { SchemaStore } from '../../../src/application/data-model';
import { AccessStore } from '../../../src/application/access';

const hasSuggestions = ({ meta }: Field): boolean => meta?.interface === 'input-autocomplete-api';

/** Drives code fields, relational fields and inputs with suggestions by the rules of their interfaces. */
export class MemoryField implements FieldActor {
  private search: ItemSearch | null = null;
  private suggestions: InputAutocompleteApiViewModel | null = null;

  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  async writesCode(name: string, text: string): Promise<void> {
    const { field, nullable } = this.writable(name);
    const read = parseCode(field.type, text, nullable);
    this.form.setUnfinished(name, read.kind === 'invalid' ? text : null);
    if (read.kind === 'value') this.form.change(name, read.value);
  }

  async fillsInTemplate(name: string): Promise<void> {
    const template = templateOf(this.writable(name).field.meta?.options ?? {});
    if (template === null) throw new Error(`The field '${name}' has no template`);
    await this.writesCode(name, template);
  }

  async replacesAll(name: string, text: string, replacement: string): Promise<void> {
    const before = await this.code(name);
    const places = placesIn(before, { text, matchesCase: false });
    const after = places.reduceRight(
      (result, { from, to }) => result.slice(0, from) + replacement + result.slice(to),
      before,
    );
    await this.writesCode(name, after);
  }

  async formats(name: string, button: string): Promise<void> {
    this.writable(name);
    const tool = [HEADING_TOOL, ...TOOLS.flat()].find(
      ({ id }) => this.texts.translate({ key: `markdown_${id}` }) === button,
    );
    if (tool === undefined) throw new Error(`'${name}' has no button '${button}'`);
    const text = await this.code(name);
    const changes = tool.command({ text, from: 0, to: text.length })?.changes ?? [];
    await this.writesCode(
      name,
      changes.reduceRight((result, { from, to, insert }) => result.slice(0, from) + insert + result.slice(to), text),
    );
  }

  async searches(name: string, text: string): Promise<void> {
    const { field } = this.writable(name);
    if (hasSuggestions(field)) {
      this.form.change(name, text);
      this.suggestions?.dispose();
      this.suggestions = new InputAutocompleteApiViewModel(
        namedServices(this.router.services, itemDependencies('clock', 'suggestions')),
        field.meta?.options ?? {},
      );
      this.suggestions.type(text);
      this.router.settle();
      return;
    }
    const { collection, template } = this.lead(field);
    this.search?.dispose();
    this.search = new ItemSearch(
      namedServices(this.router.services, itemDependencies('items', 'clock', 'schema', 'access')),
      collection,
      template,
    );
    this.search.open();
    this.search.search(text);
    this.router.settle();
  }

  async chooses(name: string, item: string): Promise<void> {
    await this.searches(name, item);
    if (hasSuggestions(this.known(name).field)) {
      const suggestion = this.suggested.list.find(({ label }) => label === item);
      if (suggestion === undefined) throw new Error(`'${item}' is not suggested`);
      this.form.change(name, suggestion.value);
      return;
    }
    const found =
      this.search === null
        ? undefined
        : valueOf(currentValue(this.search.found$))?.items.find((each) => each.name === item);
    if (found === undefined) throw new Error(`The search does not find '${item}'`);
    this.form.change(name, selectedValue(found.key, currentValue(this.form.field$(name)).value));
  }

  async clears(name: string): Promise<void> {
    this.writable(name);
    this.form.change(name, null);
  }

  async ticks(name: string, text: string): Promise<void> {
    const { field } = this.writable(name);
    const { schema } = this.router.services.get(SchemaStore);
    const choices =
      choicesOf(field.meta?.options?.['choices'] ?? null) ?? collectionChoices(schema, this.texts.locale.code, false);
    const choice = choices.find((each) => each.text === text);
    if (choice === undefined) throw new Error(`'${text}' is no choice of '${name}'`);
    const selected = selectedValues(currentValue(this.form.field$(name)).value, field.type) ?? [];
    this.form.change(name, selectionPayload(toggleChoice(selected, choice.value, choices), field.type));
  }

  async addsRow(name: string, text: string): Promise<void> {
    const { relation, member, created } = this.quickAdd(name);
    this.writable(name);
    relation.stage({ kind: 'create', draft: `new ${created.length} ${text}`, values: { [member]: text } });
  }

  async undoesRow(name: string, text: string): Promise<void> {
    const { relation, member, created } = this.quickAdd(name);
    const row = created.find(({ values }) => values[member] === text);
    if (row === undefined) throw new Error(`'${name}' has no new row '${text}'`);
    relation.stage({ kind: 'remove', row: { draft: row.draft } });
  }

  async addedRows(name: string): Promise<readonly string[]> {
    const { member, created } = this.quickAdd(name);
    return created.map(({ values }) => String(values[member]));
  }

  async code(name: string): Promise<string> {
    return displayedCode(
      this.known(name).field.type,
      currentValue(this.form.field$(name)).value,
      currentValue(this.form.unfinished$(name)),
      null,
    );
  }

  async codeError(name: string): Promise<string | null> {
    const { type } = this.known(name).field;
    const fault = jsonError('json', await this.code(name));
    if (fault === null) return null;
    const { line, column, reason } = fault;
    return this.texts.translate({
      key: type === 'json' ? 'json_invalid' : 'json_faulty',
      parameters: { line, column, reason: this.texts.translate({ key: `json_${reason}` }) },
    });
  }

  async found(name: string): Promise<readonly string[]> {
    if (hasSuggestions(this.known(name).field)) return this.suggested.list.map(({ label }) => label);
    return this.search === null ? [] : (valueOf(currentValue(this.search.found$))?.items ?? []).map(({ name }) => name);
  }

  async chosen(name: string): Promise<string> {
    const { field } = this.known(name);
    const { collection, keyField, template } = this.lead(field);
    const { schema } = this.router.services.get(SchemaStore);
    const pointed = parseRelatedValue(currentValue(this.form.field$(name)).value, keyField);
    const key = pointed.kind === 'key' || pointed.kind === 'item' ? pointed.key : null;
    const called = key === null ? null : await this.nameOf(collection, template, key);
    if (pointed.kind !== 'item') return called ?? '';
    return nestedItemName(pointed.item, collectionTemplate(schema, collection, template), called, (text, parameters) =>
      this.texts.translate({ key: text, parameters }),
    );
  }

  async notice(name: string): Promise<string | null> {
    const { field } = this.known(name);
    if (hasSuggestions(field)) {
      const { failure } = this.suggested;
      return failure === null ? null : this.texts.translate(failure);
    }
    const { schema } = this.router.services.get(SchemaStore);
    const { access } = this.router.services.get(AccessStore);
    if (relationTarget(schema, access, field).kind === 'hidden')
      return this.texts.translate({ key: 'related_not_readable' });
    const { collection, keyField, template } = this.lead(field);
    const pointed = parseRelatedValue(currentValue(this.form.field$(name)).value, keyField);
    if (pointed.kind === 'item') return this.texts.translate({ key: 'related_new_text' });
    return pointed.kind === 'key' && this.read(collection, template, pointed.key) === null
      ? this.texts.translate({ key: 'related_gone' })
      : null;
  }

  async linkTo(name: string): Promise<string | null> {
    const { collection, keyField } = this.lead(this.known(name).field);
    const pointed = parseRelatedValue(currentValue(this.form.field$(name)).value, keyField);
    return pointed.kind !== 'key' || isSystemCollection(collection) ? null : itemPath(collection, pointed.key);
  }

  /** What the interface `quick-add` of fixtures/extensions works with. */
  private quickAdd(name: string) {
    const { field } = this.known(name);
    const relation = relatedEditing(this.form, field, null);
    const staged = relation === undefined ? null : currentValue(relation.staged$);
    const member = textOption(field.meta?.options ?? {}, 'field');
    if (relation === undefined || staged === null || member === undefined)
      throw new Error(`No rows are added to the field '${name}'`);
    return { relation, member, created: staged.created };
  }

  private async nameOf(collection: string, template: string | null, key: string | number): Promise<string> {
    const name = this.read(collection, template, key);
    return relatedItemName({ kind: 'ready', value: name }, key);
  }

  private read(collection: string, template: string | null, key: string | number): string | null {
    const related = new RelatedItem(
      namedServices(this.router.services, itemDependencies('items', 'schema', 'access')),
      collection,
      template,
    );
    related.setKey(key);
    this.router.settle();
    const found = valueOf(currentValue(related.name$));
    related.dispose();
    return found;
  }

  private get suggested() {
    if (this.suggestions === null) throw new Error('Nothing has been typed');
    return currentValue(this.suggestions.suggestions$);
  }

  private get view(): ItemViewModel {
    if (this.router.page.kind !== 'item') throw new Error(`There is no item at ${this.router.address}`);
    return this.router.page.view;
  }

  private get form(): ItemForm {
    return this.view.item.editing.form;
  }

  private lead(field: Field): {
    readonly collection: string;
    readonly keyField: string;
    readonly template: string | null;
  } {
    const lead = relationTarget(
      this.router.services.get(SchemaStore).schema,
      this.router.services.get(AccessStore).access,
      field,
    );
    if (lead.kind !== 'open') throw new Error(`The field '${field.field}' leads nowhere`);
    return { ...lead, template: textOption(field.meta?.options ?? {}, 'template') ?? null };
  }

  private known(name: string): { readonly field: Field; readonly readonly: boolean; readonly nullable: boolean } {
    const found = this.view.item.fields.find(({ field }) => field.field === name);
    if (found === undefined) throw new Error(`The form has no field '${name}'`);
    return { ...found, nullable: found.field.schema?.is_nullable ?? true };
  }

  private writable(name: string): { readonly field: Field; readonly nullable: boolean } {
    const found = this.known(name);
    if (found.readonly) throw new Error(`The field '${name}' cannot be changed`);
    return found;
  }
}
