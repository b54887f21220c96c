import { AccessStore } from '../../../src/application/access';
import type { ItemForm } from '../../../src/application/item-editing';
import { SchemaStore } from '../../../src/application/data-model';
import { currentValue } from '../../../src/kernel';
import type { DrawerRequest } from '../../../src/kit';
import { relatedEditing } from '../../../src/parts/item/item-form/related-editing';
import { pickerViewModel } from '../../../src/parts/relations/picker-drawer/picker.view-model';
import { listTarget } from '../../../src/parts/relations/related-list/related-list.rules';
import {
  relatedTreeViewModel,
  type RelatedTreeViewModel,
} from '../../../src/parts/relations/related-tree/related-tree.view-model';
import type { ShownNode } from '../../../src/parts/relations/related-tree/shown-nodes';
import type { TreeActor, TreeStep } from '../tree-actor';
import type { MemoryRelatedDrawer } from './related-drawer';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';

const IN_THE_PAGE = 'The pointer and keys are in the page: tag the scenario @browser';

/** Drives trees by their view-models. */
export class MemoryTree implements TreeActor {
  private readonly views = new WeakMap<ItemForm, Map<string, RelatedTreeViewModel>>();

  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
    private readonly drawers: Pick<MemoryRelatedDrawer, 'opens'>,
  ) {}

  async moves(field: string, name: string, step: TreeStep): Promise<void> {
    this.view(field).step(this.id(field, name), step);
    this.router.settle();
  }

  async carries(): Promise<void> {
    throw new Error(IN_THE_PAGE);
  }

  async drags(): Promise<void> {
    throw new Error(IN_THE_PAGE);
  }

  async removes(field: string, name: string): Promise<void> {
    this.view(field).remove(this.id(field, name));
  }

  async opens(field: string, name: string): Promise<void> {
    this.view(field).edit(this.id(field, name));
    this.router.settle();
  }

  async createsInside(field: string, name: string): Promise<void> {
    this.view(field).openNew(this.id(field, name));
    this.router.settle();
  }

  async rows(field: string): Promise<readonly string[]> {
    return this.shown(field).map(({ level, name }) => `${level} ${name}`);
  }

  async offered(field: string): Promise<readonly string[]> {
    const view = this.view(field);
    view.openPicker(null);
    this.router.settle();
    const choice = currentValue(view.choice$);
    if (choice === null) throw new Error('The picker is not open');
    const { collection } = view.recursive.list;
    const picker = pickerViewModel(this.router.services)(
      { collection, lockedFilter: choice.lockedFilter },
      'many',
      [],
      '',
    );
    this.router.settle();
    const names = picker.session.list.items.map((item) => String(item['name']));
    picker.dispose();
    view.closePicker();
    return names;
  }

  private id(field: string, name: string): string {
    const found = this.shown(field).find((each) => each.name === name);
    if (found === undefined) throw new Error(`The tree '${field}' does not show '${name}'`);
    return found.node.id;
  }

  private shown(field: string): readonly ShownNode[] {
    const view = this.view(field);
    this.router.settle();
    return currentValue(view.nodes$) ?? [];
  }

  private view(name: string): RelatedTreeViewModel {
    const { page, services } = this.router;
    if (page.kind !== 'item') throw new Error(`There is no item at ${this.router.address}`);
    const { fields$, editing } = page.view.item;
    const field = currentValue(fields$).find((entry) => entry.field.field === name)?.field;
    if (field === undefined) throw new Error(`The form has no field '${name}'`);
    const views = this.views.get(editing.form) ?? new Map<string, RelatedTreeViewModel>();
    this.views.set(editing.form, views);
    const list = listTarget(services.get(SchemaStore).schema, services.get(AccessStore).access, field);
    const openDrawer = (_form: ItemForm, _field: unknown, request: DrawerRequest): void =>
      this.drawers.opens(name, request);
    const relation = relatedEditing(editing.form, field, openDrawer);
    if (typeof list === 'string' || relation === undefined) throw new Error(`'${name}' is no tree`);
    const view =
      views.get(name) ??
      relatedTreeViewModel(services)(
        { list, field: name },
        field.meta?.options ?? {},
        relation,
        this.texts.locale.code,
      );
    views.set(name, view);
    return view;
  }
}
