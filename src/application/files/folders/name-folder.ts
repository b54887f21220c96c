import { BehaviorSubject, map, type Observable } from 'rxjs';
import { type Folder, type FolderNameDenial, folderNameDenied } from '../../../domain/files';
import { type Call, CallOperation } from '../../../kernel';
import type { FolderStore } from './folder-store';

/** The folder that gets a name: a new one in a parent (null is the root), or an existing one. */
export type NamedFolder =
  { readonly kind: 'new'; readonly parent: string | null } | { readonly kind: 'existing'; readonly folder: Folder };

/** Creates a folder or renames one, with the name that is typed. `done$` emits the folder. */
export class NameFolder extends CallOperation<FolderNameDenial, void, Folder> {
  readonly name$: Observable<string>;

  constructor(
    private readonly store: Pick<FolderStore, 'create' | 'rename'>,
    private readonly target: NamedFolder,
    private readonly name = new BehaviorSubject(target.kind === 'new' ? '' : target.folder.name),
  ) {
    super(name.pipe(map((text) => folderNameDenied(text, target.kind === 'new' ? null : target.folder.name))));
    this.name$ = name.asObservable();
  }

  type(name: string): void {
    this.name.next(name);
  }

  protected run(): Call<Folder> {
    const { store, target, name } = this;
    return target.kind === 'new' ? store.create(name.value, target.parent) : store.rename(target.folder.id, name.value);
  }
}
