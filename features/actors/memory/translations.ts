import { AccessStore } from '../../../src/application/access';
import type { ItemForm } from '../../../src/application/item-editing';
import type { RelatedForm } from '../../../src/application/related-editing';
import { SchemaStore } from '../../../src/application/data-model';
import { currentValue, valueOf } from '../../../src/kernel';
import type { DrawerRequest } from '../../../src/kit';
import { relatedEditing } from '../../../src/parts/item/item-form/related-editing';
import { listTarget } from '../../../src/parts/relations/related-list/related-list.rules';
import { type Translation, translationList } from '../../../src/parts/relations/translations/translations.rules';
import {
  translationsViewModel,
  type TranslationsViewModel,
} from '../../../src/parts/relations/translations/translations.view-model';
import type { TranslationsActor, TranslationSide } from '../translations-actor';
import type { MemoryRelatedDrawer } from './related-drawer';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';

/** Drives translations fields by their view-models. */
export class MemoryTranslations implements TranslationsActor {
  private readonly views = new WeakMap<ItemForm, Map<string, TranslationsViewModel>>();
  /** The forms of the two languages side by side. */
  private sides: Readonly<Record<TranslationSide, RelatedForm>> | null = null;

  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
    private readonly drawers: Pick<MemoryRelatedDrawer, 'open' | 'formOf'>,
  ) {}

  async opens(field: string, language: string): Promise<void> {
    this.view(field).edit(this.translation(field, language));
    this.router.settle();
  }

  async copiesMissing(field: string, language: string): Promise<void> {
    this.view(field).copyMissing(this.translation(field, language));
    this.router.settle();
  }

  async translatesFrom(field: string, language: string): Promise<void> {
    const { key } = this.translation(field, language);
    if (key === null) throw new Error(`'${language}' is no language`);
    this.view(field).chooseSource(key);
  }

  async showsBeside(field: string, source: string, target: string): Promise<void> {
    await this.translatesFrom(field, source);
    const formOf = (language: string, side: TranslationSide): RelatedForm => {
      const request = this.view(field).requestOf(this.translation(field, language));
      if (request === null) throw new Error(`'${language}' is no language`);
      return this.drawers.formOf(field, request, 'at once', side);
    };
    this.sides = { first: formOf(source, 'first'), second: formOf(target, 'second') };
    this.router.settle();
  }

  async changesBeside(_field: string, name: string, value: string, side: TranslationSide): Promise<void> {
    this.sideForm(side).change(name, value);
    this.router.settle();
  }

  async copiesBeside(field: string, name: string): Promise<void> {
    const { source } = currentValue(this.view(field).state$);
    this.sideForm('second').change(name, source?.row?.values[name] ?? null);
    this.router.settle();
  }

  async showsList(): Promise<void> {
    if (this.sides !== null) Object.values(this.sides).forEach((form) => form.dispose());
    this.sides = null;
  }

  async progress(field: string): Promise<readonly string[]> {
    return this.translations(field).map(({ name, filled, missing }) => {
      const parameters = { filled: filled.length, fields: filled.length + missing.length };
      return `${name} ${this.texts.translate({ key: 'translations_progress', parameters })}`;
    });
  }

  async changedSources(field: string): Promise<readonly string[]> {
    const view = this.view(field);
    return this.translations(field)
      .filter((translation) => view.hasChangedSource(translation))
      .map(({ name }) => name);
  }

  private sideForm(side: TranslationSide): ItemForm {
    const part = this.sides === null ? undefined : valueOf(currentValue(this.sides[side].parts$))?.[0];
    if (part === undefined) throw new Error('No languages are shown side by side');
    return part.form;
  }

  private translations(field: string): readonly Translation[] {
    const view = this.view(field);
    this.router.settle();
    return currentValue(view.state$).translations ?? [];
  }

  private translation(field: string, language: string): Translation {
    const found = this.translations(field).find(({ name }) => name === language);
    if (found === undefined) throw new Error(`The field '${field}' has no language '${language}'`);
    return found;
  }

  private view(name: string): TranslationsViewModel {
    const { page, services } = this.router;
    if (page.kind !== 'item') throw new Error(`There is no item at ${this.router.address}`);
    const { fields$, editing } = page.view.item;
    const field = currentValue(fields$).find((entry) => entry.field.field === name)?.field;
    if (field === undefined) throw new Error(`The form has no field '${name}'`);
    const views = this.views.get(editing.form) ?? new Map<string, TranslationsViewModel>();
    this.views.set(editing.form, views);
    const target = listTarget(services.get(SchemaStore).schema, services.get(AccessStore).access, field);
    const list = typeof target === 'string' ? null : translationList(target, field);
    const openDrawer = (_form: ItemForm, _field: unknown, request: DrawerRequest): void =>
      this.drawers.open(name, request);
    const relation = relatedEditing(editing.form, field, openDrawer);
    if (list === null || relation === undefined) throw new Error(`'${name}' has no translations`);
    const view =
      views.get(name) ??
      translationsViewModel(services)(list, field.meta?.options ?? {}, relation, this.texts.locale.code, null);
    views.set(name, view);
    return view;
  }
}
