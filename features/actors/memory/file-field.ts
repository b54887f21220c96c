import type { Subscription } from 'rxjs';
import type { ItemForm } from '../../../src/application/item-editing';
import { type FileDetails, fileFactsLine, isRunning } from '../../../src/domain/files';
import { keyIn } from '../../../src/domain/items';
import type { Field } from '../../../src/domain/schema';
import { currentValue, valueOf } from '../../../src/kernel';
import { chosenFileViewModel } from '../../../src/parts/files/file-field/chosen-file.view-model';
import { ACCEPTED, editedTitle, type FileKind, OFFERED } from '../../../src/parts/files/file-field/file-field.rules';
import { pickerViewModel } from '../../../src/parts/relations/picker-drawer/picker.view-model';
import { selectedValue } from '../../../src/parts/relations/related-item/related-item.rules';
import { uploadStateText } from '../../../src/parts/files/upload-panel/upload-texts';
import { uploaderViewModel, type UploaderViewModel } from '../../../src/parts/files/uploader/uploader.view-model';
import { FILE_CONTENT, type FileFieldActor, typeOfName } from '../file-field-actor';
import type { MemoryRelatedList } from './related-list';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';

/** The bytes of a file are read in a few tasks. */
const MAX_TASKS = 100;

const kindOf = (field: Field): FileKind => (field.meta?.interface === 'file-image' ? 'image' : 'any');

interface OpenUploader {
  readonly view: UploaderViewModel;
  readonly stored: Subscription;
}

/** Drives fields for files by their view-models. */
export class MemoryFileField implements FileFieldActor {
  private readonly uploaders = new WeakMap<ItemForm, Map<string, OpenUploader>>();

  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
    private readonly lists: Pick<MemoryRelatedList, 'link'>,
  ) {}

  async uploads(name: string, names: readonly string[]): Promise<void> {
    const { view } = this.uploader(name);
    const files = names.map((each) => new File([FILE_CONTENT], each, { type: typeOfName(each) }));
    view.add(files, { folder: null, accept: ACCEPTED[kindOf(this.writable(name))] });
    for (let task = 0; task < MAX_TASKS && currentValue(view.entries$).some(isRunning); task += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      this.router.settle();
    }
    this.router.settle();
  }

  async choosesFromLibrary(name: string, title: string): Promise<void> {
    const lockedFilter = OFFERED[kindOf(this.writable(name))];
    const picker = pickerViewModel(this.router.services)({ collection: 'directus_files', lockedFilter }, 'one', [], '');
    this.router.settle();
    const found = picker.session.list.items.find((item) => item['title'] === title);
    picker.dispose();
    const key = keyIn(found ?? null, 'id');
    if (key === null) throw new Error(`The library does not offer '${title}'`);
    this.choose(name, String(key));
  }

  async deselects(name: string): Promise<void> {
    this.writable(name);
    this.form.change(name, null);
  }

  async file(name: string): Promise<string | null> {
    const details = this.details(name);
    const value = currentValue(this.form.field$(name)).value;
    return details === null ? null : editedTitle(details, typeof value === 'object' ? (value as never) : null);
  }

  async facts(name: string): Promise<string> {
    const details = this.details(name);
    return details === null ? '' : fileFactsLine(details, this.texts.locale.code);
  }

  async notUploaded(name: string): Promise<readonly string[]> {
    const { code } = this.texts.locale;
    return currentValue(this.uploader(name).view.entries$).map(
      (entry) => `${entry.name}: ${uploadStateText(entry, this.texts.print, code)}`,
    );
  }

  private get form(): ItemForm {
    if (this.router.page.kind !== 'item') throw new Error(`There is no item at ${this.router.address}`);
    return this.router.page.view.item.editing.form;
  }

  private writable(name: string): Field {
    if (this.router.page.kind !== 'item') throw new Error(`There is no item at ${this.router.address}`);
    const found = currentValue(this.router.page.view.item.fields$).find(({ field }) => field.field === name);
    if (found === undefined || found.readonly) throw new Error(`The field '${name}' cannot be changed`);
    return found.field;
  }

  private details(name: string): FileDetails | null {
    const key = keyIn(currentValue(this.form.field$(name)).value, 'id');
    const view = chosenFileViewModel(this.router.services)(key === null ? null : String(key), null);
    this.router.settle();
    const details = valueOf(currentValue(view.file$));
    view.dispose();
    return details;
  }

  private choose(name: string, key: string): void {
    this.form.change(name, selectedValue(key, currentValue(this.form.field$(name)).value));
  }

  /** One for each field, as long as the form is open. */
  private uploader(name: string): OpenUploader {
    const { form } = this;
    const all = this.uploaders.get(form) ?? new Map<string, OpenUploader>();
    this.uploaders.set(form, all);
    const opened = all.get(name);
    if (opened !== undefined) return opened;
    const isList = form.relations().listOf(name) !== null;
    const view = uploaderViewModel(this.router.services)(isList ? 'files' : 'file');
    const stored = view.stored$.subscribe(({ id }) => (isList ? this.lists.link(name, id) : this.choose(name, id)));
    all.set(name, { view, stored });
    return { view, stored };
  }
}
