import type { FilterEditor } from '../../../src/application/filters';
import { ItemSearch } from '../../../src/application/relations';
import {
  arityOf,
  clearFilters,
  FILTER_FIELDS,
  invalidFilters,
  operatorsOf,
  removeFilter,
  type FilterNode,
  type FilterOperator,
} from '../../../src/domain/filters';
import type { Field } from '../../../src/domain/schema';
import { entryNotation } from '../../../src/domain/values';
import { valueOf, type Json, currentValue } from '../../../src/kernel';
import { collectionPath, namedServices, type TextKey } from '../../../src/kit';
import { viewQuery } from '../../../src/parts/lists/list-page/view-url/view-from-url.rules';
import type { ListPageViewModel } from '../../../src/parts/lists/list-page/list-page.view-model';
import { activeFilters, isUnsavedFilter } from '../../../src/parts/lists/list-page/filters/filter-chips.rules';
import {
  filterPanelViewModel,
  type FilterPanelViewModel,
} from '../../../src/parts/lists/list-page/filters/filter-panel.view-model';
import { itemNames } from '../../../src/parts/fields/item-names';
import { searchRows } from '../../../src/parts/fields/field-picker/field-rows.rules';
import { editorFor, parseInput } from '../../../src/parts/lists/filter-builder/value-editor.rules';
import {
  filterSentence,
  namedItems,
  operatorName,
  plainSentence,
} from '../../../src/parts/lists/filter-sentence/filter-sentence.rules';
import { fieldAt, type FilterFormatter } from '../../../src/parts/lists/filter-sentence/filter-value.rules';
import type { FiltersActor } from '../view-actors';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';
import { itemDependencies } from '../../../src/application/dependencies';
import { SchemaStore } from '../../../src/application/data-model';

/** Longer than the debounce of filter edits, in ms. */
const REST = 900;

/** Drives the filters of a list without a page. */
export class MemoryFilters implements FiltersActor {
  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  async filters(field: string, comparison: string, values: readonly string[]): Promise<void> {
    this.edit(({ editor }) => this.add(editor, null, field, comparison, values));
  }

  async filtersByAny(entries: readonly (readonly [string, string, string])[]): Promise<void> {
    this.edit(({ editor }) => {
      editor.addGroup(null, 'or');
      const group = editor.draft.at(-1)?.key ?? '';
      for (const [field, comparison, value] of entries) this.add(editor, group, field, comparison, [value]);
    });
  }

  async removesFilter(sentence: string): Promise<void> {
    const { view } = this.view.browse;
    view.change({ filters: removeFilter(view.view.filters, this.unlocked(sentence).key) });
    this.router.settle();
  }

  async editsAtChip(sentence: string, comparison: string, value: string): Promise<void> {
    const node = this.unlocked(sentence);
    if (node.kind !== 'condition') throw new Error(`The filter '${sentence}' is a group`);
    const operator = operatorsOf(this.field(node.field).type).find(
      (each) => this.word(node.field, each) === comparison,
    );
    if (operator === undefined) throw new Error(`${node.field} is not compared by '${comparison}'`);
    this.edit(({ editor }) => {
      editor.setOperator(node.key, operator);
      editor.setValue(node.key, this.value(this.field(node.field), operator, value));
    });
  }

  async removesAtChip(sentence: string): Promise<void> {
    const { key } = this.unlocked(sentence);
    this.edit(({ editor }) => editor.remove(key));
  }

  async opensAllFrom(sentence: string): Promise<void> {
    this.unlocked(sentence);
  }

  async clearsFilters(): Promise<void> {
    this.edit(({ editor }) => {
      if (clearFilters(editor.draft).length === editor.draft.length) throw new Error('No filters to clear');
      editor.clear();
    });
  }

  async showsArchived(shown: boolean): Promise<void> {
    this.edit((panel) => {
      if (panel.archive === null) throw new Error('Nothing is archived here');
      panel.showArchived(shown);
    });
  }

  async linkToView(): Promise<string> {
    const { browse } = this.view;
    return collectionPath(browse.collection) + viewQuery(browse.view.ref.bookmark, currentValue(browse.view$));
  }

  async filterSentences(): Promise<readonly string[]> {
    return this.on().map((node) => this.say([node]));
  }

  async summary(): Promise<string> {
    return this.say(currentValue(this.view.browse.view$).filters);
  }

  async lockedFilters(): Promise<readonly string[]> {
    return this.on()
      .filter(({ locked }) => locked)
      .map((node) => this.say([node]));
  }

  async newFilters(): Promise<readonly string[]> {
    const { bookmark, saved } = currentValue(this.view.browse.view.state$);
    return bookmark === null
      ? []
      : this.on()
          .filter((node) => !node.locked && isUnsavedFilter(node, saved.filters))
          .map((node) => this.say([node]));
  }

  async comparisons(field: string): Promise<readonly string[]> {
    const path = this.path(field);
    return operatorsOf(this.field(path).type).map((operator) => this.word(path, operator));
  }

  async invalidFilters(): Promise<readonly string[]> {
    const { schema, collection } = this.reader();
    return invalidFilters(schema, collection, currentValue(this.view.browse.view$).filters).map(({ field }) => field);
  }

  private get view(): ListPageViewModel {
    const { page } = this.router;
    if (page.kind !== 'list') throw new Error(`There is no list at ${this.router.address}`);
    return page.view;
  }

  private edit(deed: (panel: FilterPanelViewModel) => void): void {
    const panel = filterPanelViewModel(this.router.services)(this.view.browse);
    deed(panel);
    this.router.wait(REST);
    panel.dispose();
    this.router.settle();
  }

  private add(
    editing: FilterEditor,
    group: string | null,
    name: string,
    comparison: string,
    values: readonly string[],
  ): void {
    const path = this.path(name);
    const field = this.field(path);
    editing.addCondition(group, path, field.type);
    const key = currentValue(editing.focus$)?.key ?? '';
    const operator = operatorsOf(field.type).find((each) => this.word(path, each) === comparison);
    if (operator === undefined) throw new Error(`${name} is not compared by '${comparison}'`);
    editing.setOperator(key, operator);
    const meant = values.map((value) => this.value(field, operator, value));
    const arity = arityOf(operator);
    if (arity !== 'none') editing.setValue(key, arity === 'one' ? (meant[0] ?? '') : meant);
  }

  private value(field: Field, operator: FilterOperator, text: string): Json {
    const editor = editorFor(this.reader().schema, field, operator);
    switch (editor.kind) {
      case 'boolean':
        return text === this.texts.translate({ key: 'yes' });
      case 'choice':
        return editor.choices.find((choice) => choice.text === text)?.value ?? text;
      case 'item':
        return this.item(editor.collection, text);
      case 'date':
        return text;
      case 'text': {
        const typed = parseInput(editor.type, text, entryNotation(this.texts.locale.code));
        return typed.kind === 'value' ? typed.value : '';
      }
    }
  }

  private item(collection: string, name: string): Json {
    const search = new ItemSearch(
      namedServices(this.router.services, itemDependencies('items', 'clock', 'schema', 'access')),
      collection,
    );
    search.open();
    search.search(name);
    this.router.wait(REST);
    const found = valueOf(currentValue(search.found$))?.items.find((item) => item.name === name);
    search.dispose();
    if (found === undefined) throw new Error(`The search does not find '${name}'`);
    return found.key;
  }

  private path(name: string): string {
    const { schema, collection, locale, fieldName } = this.reader();
    const found = searchRows({ schema, collection, locale, fieldName, rules: FILTER_FIELDS }, name).find(
      ({ fullName }) => fullName === name,
    );
    if (found === undefined) throw new Error(`There is no field '${name}' to filter by`);
    return found.path;
  }

  private field(path: string): Field {
    const field = fieldAt(this.reader(), path);
    if (field === null) throw new Error(`There is no field at '${path}'`);
    return field;
  }

  private word(path: string, operator: FilterOperator): string {
    return operatorName(this.reader(), path, operator);
  }

  private on(): readonly FilterNode[] {
    const { schema, collection } = this.reader();
    return activeFilters(schema, collection, currentValue(this.view.browse.view$).filters);
  }

  private unlocked(sentence: string): FilterNode {
    const found = this.on().find((node) => this.say([node]) === sentence && !node.locked);
    if (found === undefined) throw new Error(`There is no filter '${sentence}' that can be changed`);
    return found;
  }

  private say(nodes: readonly FilterNode[]): string {
    const names = itemNames(this.router.services)(this.texts.locale.code);
    for (const [collection, keys] of namedItems(nodes, this.reader())) names.request(collection, keys);
    this.router.wait(0);
    const sentence = filterSentence(nodes, {
      ...this.reader(),
      itemName: (collection, key) => names.nameOf(collection, key),
    });
    names.dispose();
    return plainSentence(sentence);
  }

  private reader(): FilterFormatter {
    return {
      schema: this.router.services.get(SchemaStore).schema,
      collection: this.view.browse.collection,
      locale: this.texts.locale.code,
      translate: (key, parameters) =>
        this.texts.translate({ key: key as TextKey, ...(parameters === undefined ? {} : { parameters }) }),
      localizeField: this.texts.localizeField,
      fieldName: this.texts.fieldName,
      itemName: () => null,
    };
  }
}
