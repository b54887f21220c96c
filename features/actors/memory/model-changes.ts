import { SchemaStore } from '../../../src/application/data-model';
import { fieldsOf } from '../../../src/domain/schema';
import { currentValue } from '../../../src/kernel';
import {
  dataModelViewModel,
  type DataModelViewModel,
} from '../../../src/modules/settings/data-model/data-model.view-model';
import {
  newCollectionViewModel,
  type NewCollectionViewModel,
} from '../../../src/modules/settings/data-model/create/new-collection.view-model';
import type { ModelChangesActor, NewCollectionChoice } from '../model-changes-actor';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';

/** Drives the view-models of the list of collections and of the drawer of a new one. */
export class MemoryModelChanges implements ModelChangesActor {
  private drawer: NewCollectionViewModel | null = null;
  private list: DataModelViewModel | null = null;

  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  async beginsCollection({ name, systemFields = [], ...copy }: NewCollectionChoice): Promise<void> {
    this.drawer?.dispose();
    this.drawer = newCollectionViewModel(this.router.services)();
    this.drawer.form.change({ name, ...copy, ...Object.fromEntries(systemFields.map((kind) => [kind, kind])) });
    this.router.settle();
  }

  async carriesOutPlan(): Promise<void> {
    this.drawer?.advance();
    this.router.settle();
  }

  async asksToDelete(collection: string): Promise<void> {
    this.list?.dispose();
    this.list = dataModelViewModel(this.router.services)();
    const row = currentValue(this.list.rows$).find((each) => each.collection === collection);
    if (row === undefined) throw new Error(`There is no collection ${collection}`);
    this.list
      .actionsOf(row)
      .find(({ id }) => id === 'delete-collection')
      ?.execute?.();
    this.router.settle();
  }

  async confirmsDeletion(): Promise<void> {
    this.deletion?.execute();
    this.router.settle();
  }

  async plannedSteps(): Promise<readonly string[]> {
    return this.drawer === null ? [] : currentValue(this.drawer.plan.steps$).map(({ step }) => step.step);
  }

  async nameError(): Promise<string> {
    const error = this.drawer?.form.state.errors.name;
    return error == null ? '' : this.texts.translate(error);
  }

  async leftOut(): Promise<readonly string[]> {
    return this.drawer === null ? [] : currentValue(this.drawer.leftOut$).map(({ field }) => field);
  }

  async fieldsOfCollection(collection: string): Promise<readonly string[]> {
    return fieldsOf(this.router.services.get(SchemaStore).schema, collection)
      .map(({ field }) => field)
      .toSorted();
  }

  async deletedItems(): Promise<string> {
    const contents = this.deletion === null ? null : currentValue(this.deletion.contents$);
    if (contents?.kind !== 'ready') return '';
    return this.texts.translate({ key: 'deleted_items', parameters: { count: contents.value.items } });
  }

  async collections(): Promise<readonly string[]> {
    return this.list === null ? [] : currentValue(this.list.rows$).map(({ collection }) => collection);
  }

  private get deletion() {
    return this.list === null ? null : currentValue(this.list.deletion.asked$);
  }
}
