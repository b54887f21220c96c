import { isLeft } from 'fp-ts/Either';
import { shareReplay, tap } from 'rxjs';
import type { Folder } from '../../../domain/files';
import { type Call, chainCall, mapCall, succeed } from '../../../kernel';
import type { FolderStore } from '../folders/folder-store';

/** The folders of one tree of files; each is created once, however many of its files are uploaded at the same time. */
export class UploadFolders {
  private readonly calls = new Map<string, Call<string | null>>();
  private readonly existing: Call<readonly Folder[]>;

  constructor(
    private readonly store: Pick<FolderStore, 'read' | 'create'>,
    private readonly root: string | null,
  ) {
    this.existing = store.read().pipe(shareReplay(1));
  }

  /** The id of the folder at this path below the root. Folders of the same name are reused. */
  resolve(path: readonly string[]): Call<string | null> {
    const name = path.at(-1);
    if (name === undefined) return succeed(this.root);
    const key = path.join('/');
    const known = this.calls.get(key);
    if (known !== undefined) return known;
    const call: Call<string | null> = this.resolve(path.slice(0, -1)).pipe(
      chainCall((parent) => this.findOrCreate(name, parent)),
      // A failed request is sent again by the next file that needs the folder.
      tap((result) => (isLeft(result) ? this.calls.delete(key) : undefined)),
      shareReplay(1),
    );
    this.calls.set(key, call);
    return call;
  }

  private findOrCreate(name: string, parent: string | null): Call<string> {
    return this.existing.pipe(
      chainCall((folders) => {
        const found = folders.find((folder) => folder.name === name && folder.parent === parent);
        return found === undefined ? this.store.create(name, parent).pipe(mapCall(({ id }) => id)) : succeed(found.id);
      }),
    );
  }
}
