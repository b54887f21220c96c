import { BehaviorSubject, type Observable, Subject, tap } from 'rxjs';
import { itemDependencies } from '../../../application/dependencies';
import { type LibraryDependencies, libraryDependencies, MoveFiles } from '../../../application/files';
import type { Folder } from '../../../domain/files';
import type { PrimaryKey } from '../../../domain/items';
import { Effect } from '../../../kernel';
import { namedServices, type PageAction, type Services } from '../../../kit';
import type { View } from '../../../domain/presets';
import { type FolderActions, folderActionsViewModel, type FolderTarget } from '../../../parts/folder-tree';
import { listPageViewModel, type ListPageViewModel } from '../../../parts/list-page';
import { folderPagePath, type LibraryPlace, placePaths, placeRef } from './places';

/** A list of the library: its files, the folders in it, and what can be done with both. */
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
    for (const part of [this.removals, this.move, this.folders, this.list]) part.dispose();
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

export const libraryViewModel =
  (services: Services) =>
  (place: LibraryPlace, urlView: Partial<View> = {}) => {
    const { clock } = namedServices(services, itemDependencies('clock'));
    const list = listPageViewModel(services)(placeRef(place, clock.now()), placePaths(place), urlView);
    return new LibraryViewModel(
      list,
      folderActionsViewModel(services)(),
      namedServices(services, libraryDependencies),
      place,
    );
  };
