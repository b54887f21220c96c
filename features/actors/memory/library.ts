import { currentValue } from '../../../src/kernel';
import { childFolders, type Folder } from '../../../src/domain/files';

import type { PageAction } from '../../../src/kit';
import type { LibraryViewModel } from '../../../src/modules/files/library/library.view-model';
import { folderPagePath, LISTING_LOOKS } from '../../../src/modules/files/library/places';
import type { FolderTarget } from '../../../src/modules/files/folders';
import { folderName, folderNodes } from '../../../src/modules/files/folders/folder-nodes';
import type { TreeNode } from '../../../src/ui';
import type { LibraryActor } from '../library-actor';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';

const labelsOf = (nodes: readonly TreeNode[]): readonly string[] =>
  nodes.flatMap(({ label, children = [] }) => [label, ...labelsOf(children)]);

/** Drives the view-models of the file library. */
export class MemoryLibrary implements LibraryActor {
  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  /** The heading of an open list of the library; null for other pages. */
  get heading(): string | null {
    const { page } = this.router;
    if (page.kind !== 'list' || page.library === undefined) return null;
    const { place } = page.library;
    if (place.kind === 'listing') return this.texts.translate({ key: LISTING_LOOKS[place.listing].name });
    return folderName(this.known, place.folder) ?? this.root;
  }

  async opensFolder(name: string): Promise<void> {
    this.router.go(folderPagePath(this.targetOf(name)?.id ?? null));
  }

  async createsFolder(name: string): Promise<void> {
    this.execute(this.library.newFolder);
    this.typeName(name);
  }

  async renamesFolder(name: string, to: string): Promise<void> {
    this.run(name, 'rename-folder');
    this.typeName(to);
  }

  async movesFolder(name: string, to: string): Promise<void> {
    const folder = this.folderOf(name);
    const { folders } = this.library;
    folders.move.execute({ folder: folder.id, parent: this.targetOf(to)?.id ?? null });
    this.router.settle();
  }

  async deletesFolder(name: string): Promise<void> {
    this.run(name, 'delete-folder');
    await this.continuesDeletion();
  }

  async continuesDeletion(): Promise<void> {
    const { dialog } = this;
    if (dialog?.kind !== 'remove') throw new Error('No folder is about to be deleted');
    dialog.operation.execute();
    this.router.settle();
  }

  async movesSelection(to: string): Promise<void> {
    const { library } = this;
    library.selectionActions.forEach((action) => this.execute(action));
    library.moveFiles(currentValue(library.moving$) ?? [], this.targetOf(to));
    library.closeMoving();
    this.router.settle();
  }

  async folders(): Promise<readonly string[]> {
    const { place } = this.library;
    return place.kind === 'folder' ? childFolders(this.known, place.folder).map(({ name }) => name) : [];
  }

  async targetsFor(name: string): Promise<readonly string[]> {
    return labelsOf(folderNodes(this.known, this.root, this.folderOf(name).id));
  }

  async deletionText(): Promise<string | null> {
    const { dialog } = this;
    if (dialog?.kind !== 'remove') return null;
    const { operation } = dialog;
    const parent = folderName(this.known, operation.folder.parent) ?? this.root;
    const moved = currentValue(operation.moved$);
    if (currentValue(operation.failure$) === null)
      return this.texts.translate({ key: 'delete_folder_text', parameters: { parent } });
    const key = moved.folders + moved.files > 0 ? 'folder_left_half' : 'folder_left_whole';
    return this.texts.translate({ key, parameters: { parent, ...moved } });
  }

  async newFolderDisabledReason(): Promise<string | null> {
    return this.reasonOf(this.library.newFolder);
  }

  async moveDisabledReason(): Promise<string | null> {
    const [move] = this.library.selectionActions;
    return move === undefined ? null : this.reasonOf(move);
  }

  private reasonOf({ denied$ }: PageAction): string | null {
    const reason = currentValue(denied$);
    return reason === false ? null : this.texts.translate({ key: reason });
  }

  private execute(action: PageAction): void {
    const reason = this.reasonOf(action);
    if (reason !== null) throw new Error(`${action.id}: ${reason}`);
    action.execute?.();
  }

  private run(name: string, id: string): void {
    const action = this.library.folders.actionsOf(this.folderOf(name)).find((each) => each.id === id);
    if (action !== undefined) this.execute(action);
  }

  private typeName(name: string): void {
    const { dialog } = this;
    if (dialog?.kind !== 'name') throw new Error('No name is asked for');
    dialog.form.change({ name });
    dialog.form.submit();
    this.router.settle();
  }

  private folderOf(name: string): Folder {
    const folder = this.known.find((each) => each.name === name);
    if (folder === undefined) throw new Error(`There is no folder '${name}'`);
    return folder;
  }

  private targetOf(name: string): FolderTarget {
    return name === this.root ? null : this.folderOf(name);
  }

  private get dialog() {
    return currentValue(this.library.folders.dialog$);
  }

  private get root(): string {
    return this.texts.translate({ key: 'file_library' });
  }

  private get known(): readonly Folder[] {
    return this.library.folders.store.folders;
  }

  private get library(): LibraryViewModel {
    const { page } = this.router;
    if (page.kind !== 'list' || page.library === undefined) throw new Error('No list of the file library is open');
    return page.library;
  }
}
