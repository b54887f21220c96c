import { itemDependencies } from '../../../src/application/dependencies';
import { CopyFile, copyFileDependencies, FileUsage, type ImageOpening } from '../../../src/application/files';
import { fileFacts, fileFactsLine, folderPath, type FileFacts } from '../../../src/domain/files';
import { currentValue, type RemoteData, valueOf } from '../../../src/kernel';
import { namedServices, type PageAction } from '../../../src/kit';
import type { FilePageViewModel } from '../../../src/modules/files/detail/file-page.view-model';
import { replaceFileViewModel } from '../../../src/modules/files/detail/replace/replace-file.view-model';
import { folderStore } from '../../../src/parts/files/uploader/folder-store';
import {
  imageEditorViewModel,
  type ImageEditorViewModel,
} from '../../../src/parts/files/image-editor/image-editor.view-model';
import { type RatioName, savedSize, type Size } from '../../../src/parts/files/image-editor/image-edits.rules';
import { Downloads } from '../../../src/ports/environment/downloads';
import type { RecordedDownloads } from '../../assemblies/memory-browser';
import type { FileActor } from '../file-actor';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';

/** The bytes of a file are read in a few tasks. */
const MAX_TASKS = 100;

/** Drives the view-models of the page of a file. */
export class MemoryFile implements FileActor {
  private editor: ImageEditorViewModel | null = null;

  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  async movesTo(folder: string): Promise<void> {
    const target = folderStore(this.router.services).folders.find(({ name }) => name === folder) ?? null;
    this.page.file.move.execute(target);
    await this.finish(this.page.file.move.busy$);
  }

  async replacesBy(name: string, text: string): Promise<void> {
    const { file } = this.page;
    const view = replaceFileViewModel(this.router.services)(this.known);
    view.replaced$.subscribe((replaced) => file.applyContent(replaced));
    view.choose(new File([text], name, { type: 'text/plain' }));
    if (currentValue(view.state$).toConfirm !== null) view.send();
    await this.finish(view.busy$);
    view.dispose();
  }

  async downloads(): Promise<void> {
    const download = this.actionOf('download-file');
    download.execute?.();
    if (download.busy$ !== undefined) await this.finish(download.busy$);
  }

  async copies(): Promise<void> {
    const { view } = this.page;
    const copy = new CopyFile(view.item.editing, namedServices(this.router.services, copyFileDependencies));
    copy.done$.subscribe((key) => view.openCopy(key));
    copy.execute();
    await this.finish(copy.busy$);
    copy.dispose();
  }

  async editsImage(): Promise<void> {
    const editor = imageEditorViewModel(this.router.services)(this.known.id);
    const opening = (): RemoteData<ImageOpening> => currentValue(editor.image.opening$);
    await this.settle(() => opening().kind !== 'loading');
    const opened = valueOf(opening());
    if (opened?.kind !== 'opened') throw new Error('The image cannot be edited');
    editor.loaded({ width: opened.header.width, height: opened.header.height });
    this.editor = editor;
  }

  async rotatesImage(): Promise<void> {
    this.editing.rotate('left');
  }

  async flipsImage(): Promise<void> {
    this.editing.flip('horizontal');
  }

  async cropsImage(ratio: string): Promise<void> {
    this.editing.chooseRatio(ratio as RatioName);
  }

  async undoesImageEdit(): Promise<void> {
    this.editing.undo();
  }

  async discardsImageEdits(): Promise<void> {
    this.editing.dispose();
    this.editor = null;
  }

  async savesImage(): Promise<void> {
    throw new Error('Images are drawn in browsers only: tag the scenario @browser');
  }

  async imageSizes(): Promise<{ readonly original: string; readonly edited: string | null }> {
    const size = currentValue(this.editing.size$);
    if (size === null) throw new Error('The image has not been opened');
    const saved = savedSize(size, currentValue(this.editing.edits$));
    const isSame = saved.width === size.width && saved.height === size.height;
    return { original: this.pixels(size), edited: isSame ? null : this.pixels(saved) };
  }

  async folders(): Promise<readonly string[]> {
    const { folders } = folderStore(this.router.services);
    const path = folderPath(folders, this.known.folder ?? '');
    return [this.texts.translate({ key: 'file_library' }), ...path.map(({ name }) => name)];
  }

  async facts(): Promise<string> {
    return fileFactsLine(this.known, this.texts.locale.code);
  }

  async usedIn(): Promise<readonly string[]> {
    const usage = new FileUsage(
      namedServices(this.router.services, itemDependencies('items', 'schema', 'access')),
      this.known.id,
      this.texts.locale.code,
    );
    await this.settle(() => currentValue(usage.usage$).kind !== 'loading');
    usage.dispose();
    return valueOf(currentValue(usage.usage$))?.items.map(({ name }) => name) ?? [];
  }

  async downloaded(): Promise<{ readonly name: string; readonly text: string }> {
    const { last } = this.router.services.get(Downloads) as RecordedDownloads;
    if (last === null) throw new Error('Nothing has been downloaded');
    return { name: last.name, text: await last.file.text() };
  }

  async disabledReason(action: 'Move to…' | 'Replace'): Promise<string | null> {
    const reason = currentValue(this.actionOf(action === 'Replace' ? 'replace-file' : 'move-file').denied$);
    return reason === false ? null : this.texts.translate({ key: reason });
  }

  private async finish(busy$: FilePageViewModel['move']['busy$']): Promise<void> {
    await this.settle(() => !currentValue(busy$));
  }

  private async settle(isDone: () => boolean): Promise<void> {
    for (let task = 0; task < MAX_TASKS; task += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      this.router.settle();
      if (isDone()) return;
    }
  }

  private pixels({ width, height }: Size): string {
    return this.texts.translate({ key: 'pixels', parameters: { width, height } });
  }

  private get editing(): ImageEditorViewModel {
    if (this.editor === null) throw new Error('The image editor is not open');
    return this.editor;
  }

  private actionOf(id: string): PageAction {
    const { file } = this.page;
    const action = [...file.headerActions, file.replaceAction].find((each) => each.id === id);
    if (action === undefined) throw new Error(`There is no action '${id}'`);
    return action;
  }

  private get known(): FileFacts {
    return fileFacts(this.page.view.item.editing.serverItem);
  }

  private get page() {
    const { page } = this.router;
    if (page.kind !== 'item' || page.file === undefined) throw new Error('No page of a file is open');
    return { view: page.view, file: page.file };
  }
}
