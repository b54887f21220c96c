import type { ItemForm } from '../../../src/application/item-editing';
import { AccessStore } from '../../../src/application/access';
import { itemDependencies } from '../../../src/application/dependencies';
import { ItemSearch } from '../../../src/application/relations';
import { SchemaStore } from '../../../src/application/data-model';
import { keyOf, type ListRow, type PrimaryKey } from '../../../src/domain/items';
import { collectionName } from '../../../src/domain/schema';
import { currentValue, valueOf } from '../../../src/kernel';
import { type DrawerRequest, namedServices } from '../../../src/kit';
import { relatedEditing } from '../../../src/parts/item/item-form/related-editing';
import { pickerViewModel } from '../../../src/parts/relations/picker-drawer/picker.view-model';
import { ItemChoiceViewModel } from '../../../src/parts/relations/related-list/item-choice.view-model';
import {
  type ListDenials,
  listDenials,
  listTarget,
  rowMark,
  stagedKind,
} from '../../../src/parts/relations/related-list/related-list.rules';
import {
  relatedListViewModel,
  type RelatedListViewModel,
} from '../../../src/parts/relations/related-list/related-list.view-model';
import type { RelatedListActor, RowDeed } from '../related-list-actor';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';

const IN_THE_PAGE = 'The pointer and keys are in the page: tag the scenario @browser';

/** Drives lists of related items by their view-models. */
export class MemoryRelatedList implements RelatedListActor {
  private readonly views = new WeakMap<ItemForm, Map<string, RelatedListViewModel>>();
  private requested: DrawerRequest | null = null;

  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  async adds(field: string, name: string, collection?: string): Promise<void> {
    const view = this.view(field);
    const search = new ItemSearch(
      namedServices(this.router.services, itemDependencies('items', 'clock', 'schema', 'access')),
      this.collectionNamed(field, collection) ?? view.related,
    );
    search.open();
    search.search(name);
    this.router.settle();
    const found = valueOf(currentValue(search.found$))?.items.find((each) => each.name === name);
    search.dispose();
    if (found === undefined) throw new Error(`There is no item '${name}'`);
    view.link([found.key], this.collectionNamed(field, collection));
    this.router.settle();
  }

  async removes(field: string, name: string): Promise<void> {
    this.view(field).remove(this.row(field, name));
  }

  async keeps(field: string, name: string): Promise<void> {
    this.view(field).restore(this.row(field, name));
  }

  async movesTo(field: string, name: string, position: number): Promise<void> {
    const view = this.view(field);
    const row = this.row(field, name);
    const { rows, added } = this.shown(field);
    const index = rows.indexOf(row);
    view.moveTo(row, index < 0 ? view.positionOfAdded(added.indexOf(row)) : view.positionOf(index), position);
    this.router.settle();
  }

  async pressesDown(): Promise<void> {
    throw new Error(IN_THE_PAGE);
  }

  async drags(): Promise<void> {
    throw new Error(IN_THE_PAGE);
  }

  async searches(field: string, text: string): Promise<void> {
    this.view(field).rows.search(text);
    this.router.settle();
  }

  async opensPage(field: string, page: number): Promise<void> {
    this.view(field).rows.show({ page });
    this.router.settle();
  }

  async rows(field: string): Promise<readonly string[]> {
    const { added, rows } = this.shown(field);
    return [...added, ...rows].map((row) => this.view(field).nameOf(row));
  }

  async collections(field: string): Promise<readonly string[]> {
    const { added, rows } = this.shown(field);
    return [...added, ...rows].map((row) => this.nameOf(this.view(field).collectionOf(row) ?? ''));
  }

  async allowed(field: string): Promise<readonly string[]> {
    return this.view(field).collections.map((collection) => this.nameOf(collection));
  }

  async staged(field: string, name: string): Promise<string | null> {
    const { list, rows } = this.view(field);
    const row = this.row(field, name);
    return stagedKind(rowMark(row, list, rows.existingKey(row) !== null)) ?? null;
  }

  async existingDenied(field: string, name: string): Promise<string | null> {
    const view = this.view(field);
    const { services } = this.router;
    const choices = new ItemChoiceViewModel(namedServices(services, itemDependencies('items', 'schema')), view.rows);
    choices.open(currentValue(view.total$) ?? 0);
    this.router.settle();
    const choice = currentValue(choices.choice$);
    if (choice === null) throw new Error('The picker is not open');
    const { taken, takenAmong, lockedFilter } = choice;
    const takenLabel = this.texts.translate({ key: 'already_linked' });
    const picker = pickerViewModel(services)({ collection: view.related, lockedFilter }, 'many', [], takenLabel);
    picker.setTaken({ taken, takenAmong });
    picker.session.search(name);
    this.router.settle();
    const found = picker.session.list.items.find((item) => Object.values(item).includes(name));
    const takenKeys = currentValue(picker.choice.taken$);
    picker.dispose();
    choices.dispose();
    if (found === undefined) throw new Error(`The picker does not offer '${name}'`);
    return takenKeys.has(String(keyOf(found, picker.session.primaryKey ?? ''))) ? takenLabel : null;
  }

  async addDenied(field: string): Promise<string | null> {
    const denial = this.denials(field).select;
    if (this.entry(field).readonly) return this.texts.translate({ key: 'field_read_only' });
    return denial === false ? null : this.texts.translate({ key: denial });
  }

  async rowDenied(deed: RowDeed, field: string, name: string): Promise<string | null> {
    const row = this.row(field, name);
    const denial = this.view(field).denialsOf(row, this.denials(field))[deed];
    return denial === false ? null : this.texts.translate({ key: denial });
  }

  /** Adds an item whose key is known. */
  link(field: string, key: PrimaryKey): void {
    this.view(field).link([key]);
    this.router.settle();
  }

  /** The drawer that the button for a new item opens. */
  newRow(field: string, collection?: string): DrawerRequest {
    this.view(field).openNew(this.collectionNamed(field, collection) ?? undefined);
    this.router.settle();
    const { requested } = this;
    this.requested = null;
    if (requested === null) throw new Error('No drawer opens');
    return requested;
  }

  row(field: string, name: string): ListRow {
    const { added, rows } = this.shown(field);
    const found = [...added, ...rows].find((row) => this.view(field).nameOf(row) === name);
    if (found === undefined) throw new Error(`The list '${field}' does not show '${name}'`);
    return found;
  }

  private nameOf(collection: string): string {
    const known = this.router.services.get(SchemaStore).schema.collections.get(collection);
    return known === undefined ? collection : collectionName(known, this.texts.locale.code);
  }

  /** The collection with this name of those whose items can be added; null without a name. */
  private collectionNamed(field: string, name: string | undefined): string | null {
    if (name === undefined) return null;
    const found = this.view(field).collections.find((collection) => this.nameOf(collection) === name);
    if (found === undefined) throw new Error(`The list '${field}' does not allow '${name}'`);
    return found;
  }

  private shown(field: string): { readonly added: readonly ListRow[]; readonly rows: readonly ListRow[] } {
    this.router.settle();
    const { added, rows } = currentValue(this.view(field).rows.rows$);
    return { added, rows: rows ?? [] };
  }

  private denials(field: string): ListDenials {
    const { schema } = this.router.services.get(SchemaStore);
    const { access } = this.router.services.get(AccessStore);
    return listDenials(access, schema, this.view(field).list);
  }

  private entry(name: string) {
    if (this.router.page.kind !== 'item') throw new Error(`There is no item at ${this.router.address}`);
    const found = currentValue(this.router.page.view.item.fields$).find(({ field }) => field.field === name);
    if (found === undefined) throw new Error(`The form has no field '${name}'`);
    return found;
  }

  private view(name: string): RelatedListViewModel {
    if (this.router.page.kind !== 'item') throw new Error(`There is no item at ${this.router.address}`);
    const { form } = this.router.page.view.item.editing;
    const views = this.views.get(form) ?? new Map<string, RelatedListViewModel>();
    this.views.set(form, views);
    const { field } = this.entry(name);
    const { schema } = this.router.services.get(SchemaStore);
    const list = listTarget(schema, this.router.services.get(AccessStore).access, field);
    const relation = relatedEditing(form, field, (_form, _field, request) => {
      this.requested = request;
    });
    if (typeof list === 'string' || relation === undefined) throw new Error(`'${name}' is no list`);
    const view =
      views.get(name) ??
      relatedListViewModel(this.router.services)(list, field.meta?.options ?? {}, relation, this.texts.locale.code);
    views.set(name, view);
    return view;
  }
}
