import { BehaviorSubject, EMPTY, finalize, map, type Observable, switchMap, tap } from 'rxjs';
import {
  type FolderStore,
  type LibraryDependencies,
  libraryDependencies,
  MoveFolder,
  RemoveFolder,
} from '../../../application/files';
import { changeFolderDenied, createFolderDenied, type Folder, removeFolderDenied } from '../../../domain/files';
import type { Access } from '../../../domain/permissions';
import { Effect } from '../../../kernel';
import { Form, namedServices, nameError, type PageAction, type Services } from '../../../kit';
import { folderStore } from '../../../parts/files/uploader/folder-store';

/** The folder that gets a name: a new one in a parent (null is the root), or an existing one. */
export type NamedFolder =
  { readonly kind: 'new'; readonly parent: string | null } | { readonly kind: 'existing'; readonly folder: Folder };

/** The name of a folder that is created or renamed; its result is the folder. */
export type FolderNameForm = Form<{ readonly name: string }, Folder>;

/** The open dialog about a folder. */
export type FolderDialog =
  | { readonly kind: 'name'; readonly target: NamedFolder; readonly form: FolderNameForm }
  | { readonly kind: 'move'; readonly folder: Folder }
  | { readonly kind: 'remove'; readonly operation: RemoveFolder };

type Dependencies = Pick<LibraryDependencies, 'items' | 'files' | 'access' | 'notifications'>;

const folderNameForm = (store: FolderStore, target: NamedFolder): FolderNameForm => {
  const current = target.kind === 'new' ? '' : target.folder.name;
  return new Form({
    initial: { name: current },
    validate: ({ name }) => ({
      name:
        nameError(name, 'folder_name_missing') ?? (name.trim() === current ? { key: 'folder_name_unchanged' } : null),
    }),
    submit: ({ name }) =>
      target.kind === 'new' ? store.create(name, target.parent) : store.rename(target.folder.id, name),
  });
};

/** The actions on folders, and the dialog that one of them has opened. */
export class FolderActions {
  private readonly dialog = new BehaviorSubject<FolderDialog | null>(null);
  private readonly work: Effect;
  /** Null for none. */
  readonly dialog$: Observable<FolderDialog | null> = this.dialog.asObservable();
  readonly move: MoveFolder;

  constructor(
    readonly store: FolderStore,
    private readonly dependencies: Dependencies,
  ) {
    this.move = new MoveFolder(store, dependencies.access, dependencies.notifications);
    this.work = new Effect(
      this.dialog.pipe(
        switchMap((dialog) =>
          dialog === null || dialog.kind === 'move'
            ? EMPTY
            : this.done$(dialog).pipe(
                finalize(() => (dialog.kind === 'name' ? dialog.form : dialog.operation).dispose()),
              ),
        ),
      ),
    );
  }

  /** Creates a folder in another one, or (null) in the root. */
  createIn(parent: string | null): PageAction {
    return {
      id: 'new-folder',
      label: 'new_folder',
      icon: 'create_new_folder',
      denied$: this.deniedBy(createFolderDenied),
      execute: () => this.openName({ kind: 'new', parent }),
    };
  }

  /** Rename, move and delete. */
  actionsOf(folder: Folder): readonly PageAction[] {
    const { store, dependencies } = this;
    return [
      {
        id: 'rename-folder',
        label: 'folder_rename',
        icon: 'edit',
        denied$: this.deniedBy((access) => changeFolderDenied(access, 'name')),
        execute: () => this.openName({ kind: 'existing', folder }),
      },
      {
        id: 'move-folder',
        label: 'move_to',
        icon: 'folder_move',
        denied$: this.move.denied$,
        busy$: this.move.busy$,
        execute: () => this.dialog.next({ kind: 'move', folder }),
      },
      {
        id: 'delete-folder',
        label: 'folder_delete',
        icon: 'delete',
        danger: true,
        separated: true,
        denied$: this.deniedBy(removeFolderDenied),
        execute: () =>
          this.dialog.next({ kind: 'remove', operation: new RemoveFolder({ ...dependencies, store }, folder) }),
      },
    ];
  }

  closeDialog(): void {
    this.dialog.next(null);
  }

  dispose(): void {
    this.work.dispose();
    this.move.dispose();
  }

  private deniedBy(denial: (access: Access) => ReturnType<typeof removeFolderDenied>) {
    return this.dependencies.access.access$.pipe(map(denial));
  }

  private openName(target: NamedFolder): void {
    this.dialog.next({ kind: 'name', target, form: folderNameForm(this.store, target) });
  }

  private done$(dialog: Exclude<FolderDialog, { readonly kind: 'move' }>): Observable<unknown> {
    const { notifications } = this.dependencies;
    if (dialog.kind === 'name')
      return dialog.form.done$.pipe(
        tap(({ name }) => {
          notifications.showNamed(dialog.target.kind === 'new' ? 'folder_created' : 'folder_renamed', () => name);
          this.closeDialog();
        }),
      );
    return dialog.operation.done$.pipe(
      tap(() => {
        notifications.showNamed('folder_deleted', () => dialog.operation.folder.name);
        this.closeDialog();
      }),
    );
  }
}

export const folderActionsViewModel = (services: Services) => () =>
  new FolderActions(folderStore(services), namedServices(services, libraryDependencies));
