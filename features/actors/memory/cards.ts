import {
  decodeCardsOptions,
  decodeTableQuery,
  nextCardSize,
  sortMenu,
  sortParts,
  sortText,
  type CardsOptions,
} from '../../../src/domain/query';
import type { Schema } from '../../../src/domain/schema';
import { currentValue, valueOf } from '../../../src/kernel';
import { cardContents, type CardContent } from '../../../src/layouts/cards/card.rules';
import type { ListSession } from '../../../src/application/browse';
import { searchRows } from '../../../src/parts/fields/field-picker/field-rows.rules';
import {
  endPosition,
  insertField,
  parseSegments,
  segmentsToTemplate,
  TEMPLATE_FIELDS,
} from '../../../src/parts/fields/template-input/segments.rules';
import { toggleRange } from '../../../src/ui/data/table/selection';
import type { CardsActor } from '../list-actors';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';
import { SchemaStore } from '../../../src/application/data-model';

/** Drives the rules of cards over the view-model of their list. */
export class MemoryCards implements CardsActor {
  private anchor: string | null = null;

  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  async resizes(): Promise<void> {
    this.browse.changeOptions({ size: nextCardSize(this.options.size) });
    this.router.settle();
  }

  async sortsBy(field: string): Promise<void> {
    const choice = sortMenu(this.schema, this.browse.collection).find(
      (each) => this.texts.fieldName(each.field) === field,
    );
    if (choice === undefined || choice.disabled) throw new Error(`Sorting by '${field}' is not offered`);
    this.sort(choice.field.field, sortParts(this.sorted).descending);
  }

  async reversesOrder(): Promise<void> {
    const { field, descending } = sortParts(this.sorted);
    this.sort(field, !descending);
  }

  async clicks(title: string): Promise<void> {
    const card = this.card(title);
    if (currentValue(this.browse.selection.texts$).size > 0) this.choose(card.key, null);
    else this.router.go(this.linkTo(card));
  }

  async selectsRange(title: string): Promise<void> {
    this.choose(this.card(title).key, this.anchor);
  }

  async selectsByKeyboard(steps: number): Promise<void> {
    this.choose(this.plans[steps]?.key ?? '', null);
  }

  async selectsAll(): Promise<void> {
    this.browse.selection.select(new Set(this.plans.map(({ key }) => key)));
  }

  async addsField(line: 'Title' | 'Subtitle', field: string): Promise<void> {
    const choices = {
      schema: this.schema,
      collection: this.browse.collection,
      rules: TEMPLATE_FIELDS,
      locale: this.texts.locale.code,
      fieldName: this.texts.fieldName,
    };
    const [found] = searchRows(choices, field);
    if (found === undefined) throw new Error(`There is no field '${field}'`);
    const segments = parseSegments(this.template(line));
    this.write(line, segmentsToTemplate(insertField(segments, endPosition(segments), found.path)));
  }

  async clearsLine(line: 'Title' | 'Subtitle'): Promise<void> {
    this.write(line, null);
  }

  async size(): Promise<number> {
    return this.options.size;
  }

  async cards(): Promise<readonly string[]> {
    return this.plans.map(({ title, subtitle }) => (subtitle === null ? title : `${title}: ${subtitle}`));
  }

  async selected(): Promise<readonly string[]> {
    const chosen = currentValue(this.browse.selection.texts$);
    return this.plans.filter(({ key }) => chosen.has(key)).map(({ title }) => title);
  }

  async allSelected(): Promise<boolean> {
    return (await this.selected()).length === this.plans.length;
  }

  private get browse(): ListSession {
    if (this.router.page.kind !== 'list') throw new Error(`There is no list at ${this.router.address}`);
    return this.router.page.view.browse;
  }

  private get schema(): Schema {
    return this.router.services.get(SchemaStore).schema;
  }

  private get options(): CardsOptions {
    return decodeCardsOptions(this.schema, this.browse.collection, currentValue(this.browse.view$).layout_options);
  }

  private get sorted(): string {
    return decodeTableQuery(this.schema, this.browse.collection, currentValue(this.browse.view$).layout_query, 'cards')
      .sort;
  }

  private get plans(): readonly CardContent[] {
    return cardContents(
      this.schema,
      this.browse.collection,
      this.options,
      valueOf(currentValue(this.browse.list.items$)) ?? [],
      this.texts.locale.code,
    );
  }

  private card(title: string): CardContent {
    const found = this.plans.find((plan) => plan.title === title);
    if (found === undefined) throw new Error(`There is no card '${title}'`);
    return found;
  }

  private linkTo({ item }: CardContent): string {
    const address = this.router.page.kind === 'list' ? this.router.page.view.linkTo(item) : null;
    if (address === null) throw new Error('The card has no link');
    return address;
  }

  private choose(key: string, from: string | null): void {
    const before = currentValue(this.browse.selection.texts$);
    const keys = this.plans.map((plan) => plan.key);
    this.browse.selection.select(toggleRange(before, keys, key, from !== null || !before.has(key), from));
    this.anchor = key;
  }

  private sort(field: string, descending: boolean): void {
    this.browse.changeQuery({ sort: sortText({ field, descending }) });
    this.router.settle();
  }

  private template(line: 'Title' | 'Subtitle'): string {
    return (line === 'Title' ? this.options.title : this.options.subtitle) ?? '';
  }

  private write(line: 'Title' | 'Subtitle', template: string | null): void {
    this.browse.changeOptions({ [line.toLowerCase()]: template });
    this.router.settle();
  }
}
