import { SchemaStore } from '../../../src/application/data-model';
import { collectionChoices } from '../../../src/parts/fields/choices/collection-choices';
import { collectionSource } from '../../../src/parts/fields/configured-collection/configured-collection.rules';
import {
  type FieldChoice,
  fieldChoices,
  fieldLimits,
  refusalText,
} from '../../../src/interfaces/system-field/system-field.rules';
import type { JsonObject } from '../../../src/kernel';
import type { SystemFieldsActor } from '../system-fields-actor';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';

/** Chooses collections and their fields by the rules of the interfaces. */
export class MemorySystemFields implements SystemFieldsActor {
  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  async picks(name: string, choice: string): Promise<void> {
    const chosen =
      this.source(name).kind === 'collection'
        ? this.choices(name).find((each) => each.name === choice && each.refusal === null)?.field
        : collectionChoices(this.schema, this.texts.locale.code, false).find(({ text }) => text === choice)?.value;
    if (chosen === undefined) throw new Error(`'${choice}' is no choice of '${name}'`);
    this.form.change(name, chosen);
  }

  async picked(name: string): Promise<string> {
    return String(this.form.values[name] ?? '');
  }

  async offered(name: string): Promise<readonly string[]> {
    return this.choices(name).flatMap((each) => (each.refusal === null ? [each.name] : []));
  }

  async refused(name: string): Promise<readonly string[]> {
    return this.choices(name).flatMap((each) => {
      const reason = refusalText(each);
      return reason === null ? [] : [this.texts.translate(reason)];
    });
  }

  async notice(name: string): Promise<string | null> {
    const source = this.source(name);
    return source.kind === 'collection' ? null : this.texts.translate({ key: source.reason });
  }

  private choices(name: string): readonly FieldChoice[] {
    const source = this.source(name);
    if (source.kind !== 'collection') return [];
    const { code } = this.texts.locale;
    return fieldChoices(this.schema, source.collection, fieldLimits(this.options(name)), this.texts.fieldName, code);
  }

  private source(name: string) {
    return collectionSource(this.options(name), this.form.values);
  }

  private options(name: string): JsonObject {
    const found = this.view.item.fields.find(({ field }) => field.field === name);
    if (found === undefined) throw new Error(`The form has no field '${name}'`);
    return found.field.meta?.options ?? {};
  }

  private get view() {
    if (this.router.page.kind !== 'item') throw new Error(`There is no item at ${this.router.address}`);
    return this.router.page.view;
  }

  private get form() {
    return this.view.item.editing.form;
  }

  private get schema() {
    return this.router.services.get(SchemaStore).schema;
  }
}
