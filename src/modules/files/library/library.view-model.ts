import { BehaviorSubject, type Observable, Subject, tap } from 'rxjs';
import { type LibraryDependencies, libraryDependencies, MoveFiles } from '../../../application/files';
import type { Folder } from '../../../domain/files';
import type { PrimaryKey } from '../../../domain/items';
import { Effect } from '../../../kernel';
import { type PageAction, viewModel } from '../../../kit';
import type { FolderActions, FolderTarget } from '../folders';
import type { ListPageViewModel } from '../../../parts/lists/list-page';
import { folderPagePath, type LibraryPlace } from './places';

/** A list of the library with the folders in it: what can be done with both. Owns neither. */
export class LibraryViewModel {
  private readonly moving = new BehaviorSubject<readonly PrimaryKey[] | null>(null);
  private readonly redirects = new Subject<string>();
  private readonly removals: Effect;
  /** The files that the user chooses a folder for; null for none. */
  readonly moving$: Observable<readonly PrimaryKey[] | null> = this.moving.asObservable();
  /** The page that replaces this one, since its folder was deleted. */
  readonly redirects$: Observable<string> = this.redirects.asObservable();
  readonly newFolder: PageAction;
  readonly selectionActions: readonly PageAction[];
  readonly move: MoveFiles;

  constructor(
    readonly list: ListPageViewModel,
    readonly folders: FolderActions,
    dependencies: LibraryDependencies,
    readonly place: LibraryPlace,
  ) {
    const { selection } = list.browse;
    this.move = new MoveFiles(dependencies, (moved) => this.afterMove(moved));
    this.newFolder = folders.createIn(place.kind === 'folder' ? place.folder : null);
    this.selectionActions = [
      {
        id: 'move-selection',
        label: 'move_to',
        icon: 'folder_move',
        denied$: this.move.denied$,
        execute: () => this.moving.next(selection.keys),
      },
    ];
    this.removals = new Effect(folders.store.removed$.pipe(tap((folder) => this.afterRemoval(folder))));
  }

  /** Moves the chosen files, or those that were dragged. */
  moveFiles(files: readonly PrimaryKey[], target: FolderTarget): void {
    this.move.execute({ files, target });
  }

  closeMoving(): void {
    this.moving.next(null);
  }

  dispose(): void {
    this.removals.dispose();
    this.move.dispose();
  }

  private afterMove(moved: readonly PrimaryKey[]): void {
    const { selection, list } = this.list.browse;
    const gone = new Set(moved);
    selection.selectKeys(selection.keys.filter((key) => !gone.has(key)));
    list.refresh();
  }

  private afterRemoval({ id, parent }: Folder): void {
    const { place } = this;
    if (place.kind === 'folder' && place.folder === id) this.redirects.next(folderPagePath(parent));
    else this.list.browse.list.refresh();
  }
}

export const libraryViewModel = viewModel(
  [libraryDependencies],
  (dependencies) => (list: ListPageViewModel, folders: FolderActions, place: LibraryPlace) =>
    new LibraryViewModel(list, folders, dependencies, place),
);
