import { itemDependencies } from '../../../src/application/dependencies';
import type { ItemForm } from '../../../src/application/item-editing';
import { type DrawerRequest, RelatedForm, type RelatedPart } from '../../../src/application/related-editing';
import { currentValue, valueOf } from '../../../src/kernel';
import { namedServices, Translator } from '../../../src/kit';
import { restoredRequest } from '../../../src/parts/item/item-form/related-editing';
import type { RelatedDrawerActor } from '../related-drawer-actor';
import type { MemoryRelatedList } from './related-list';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';

const partsOf = (drawer: RelatedForm): readonly RelatedPart[] => valueOf(currentValue(drawer.parts$)) ?? [];

/** Drives the forms of drawers, of which each edits the form below it. */
export class MemoryRelatedDrawer implements RelatedDrawerActor {
  private drawers: RelatedForm[] = [];
  /** The form of the page that the drawers are over. */
  private base: ItemForm | null = null;

  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
    private readonly lists: Pick<MemoryRelatedList, 'newRow' | 'row'>,
  ) {}

  async opensRow(field: string, name: string): Promise<void> {
    this.open(field, { kind: 'row', row: this.lists.row(field, name).ref });
  }

  async startsRow(field: string, collection?: string): Promise<void> {
    this.open(field, this.lists.newRow(field, collection));
  }

  async opensItem(field: string): Promise<void> {
    this.open(field, { kind: 'item' });
  }

  async startsItem(field: string): Promise<void> {
    this.open(field, { kind: 'new-item' });
  }

  /** Opens a drawer that was requested by the interface of a field of the page. */
  opens(field: string, request: DrawerRequest): void {
    this.open(field, request);
  }

  async changes(field: string, value: string): Promise<void> {
    const { form, fields$ } = this.partWith(field);
    const entry = currentValue(fields$).find((each) => each.field.field === field);
    if (entry?.readonly !== false) throw new Error(`The field '${field}' is read-only`);
    form.change(field, value);
  }

  async types(field: string, text: string): Promise<void> {
    this.partWith(field).form.setUnfinished(field, text);
  }

  async unfinishedText(field: string): Promise<string | null> {
    this.openRestored();
    return currentValue(this.partWith(field).form.unfinished$(field));
  }

  async confirms(): Promise<void> {
    if (this.drawer.finish()) this.drawers.pop()?.dispose();
    this.router.settle();
  }

  async discards(): Promise<void> {
    if (!this.drawer.isChanged) throw new Error('The drawer has no edits');
    this.drawer.close();
    this.drawers.pop()?.dispose();
  }

  async count(): Promise<number> {
    this.openRestored();
    return this.drawers.length;
  }

  async fieldError(field: string): Promise<string | null> {
    return this.texts.fieldErrors(currentValue(this.partWith(field).form.fieldErrors$(field)));
  }

  private get drawer(): RelatedForm {
    const last = this.drawers.at(-1);
    if (last === undefined) throw new Error('No drawer is open');
    return last;
  }

  /** Opens a drawer for a field of the page, or of the last drawer. */
  open(field: string, request: DrawerRequest): void {
    this.forgetOtherPages();
    this.drawers.push(this.formOf(field, request));
    this.router.settle();
  }

  /** The form of a related item of the page, or of the last drawer; 'at once' within it. */
  formOf(field: string, request: DrawerRequest, staging?: 'at once', side?: string): RelatedForm {
    const form = this.drawers.length === 0 ? this.pageForm : this.partWith(field).form;
    const dependencies = namedServices(
      this.router.services,
      itemDependencies('items', 'schema', 'access', 'clock', 'identifiers'),
    );
    const { language$ } = this.router.services.get(Translator);
    return new RelatedForm(form, field, request, dependencies, language$, staging, side);
  }

  private forgetOtherPages(): void {
    if (this.base === this.pageForm) return;
    this.drawers = [];
    this.base = this.pageForm;
  }

  /** As forms do it in the page. */
  private openRestored(): void {
    this.forgetOtherPages();
    const forms = [this.pageForm, ...this.drawers.flatMap((drawer) => partsOf(drawer).map(({ form }) => form))];
    for (const form of forms) {
      const restored = currentValue(form.drawer.restored$);
      const request = restored === null ? null : restoredRequest(form, restored.field, restored.texts);
      if (restored === null || request === null) continue;
      this.open(restored.field, request);
      return this.openRestored();
    }
  }

  private get pageForm(): ItemForm {
    if (this.router.page.kind !== 'item') throw new Error(`There is no item at ${this.router.address}`);
    return this.router.page.view.item.editing.form;
  }

  /** The part of the last drawer that shows the field; the related item before its link. */
  private partWith(field: string): RelatedPart {
    const found = partsOf(this.drawer).findLast(({ fields$ }) =>
      currentValue(fields$).some((each) => each.field.field === field),
    );
    if (found === undefined) throw new Error(`The drawer has no field '${field}'`);
    return found;
  }
}
