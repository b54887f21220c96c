import type { Folder } from '../../domain/files';
import { token, type Call } from '../../kernel';

/** The folders of the file library. The platform allows to move a folder into itself: check `canMoveFolder` first. */
export interface FoldersGateway {
  /** All readable folders, by name. */
  list(): Call<readonly Folder[]>;
  /** Fails with FORBIDDEN when it does not exist or may not be seen. */
  read(id: string): Call<Folder>;
  /** A parent of null is the root; fails with INVALID_FOREIGN_KEY when the parent does not exist. */
  create(name: string, parent: string | null): Call<Folder>;
  /** Renames or moves a folder. Fails with ITEM_NOT_FOUND when it was deleted. */
  update(id: string, changes: Partial<Omit<Folder, 'id'>>): Call<Folder>;
  /** Without ids no request is sent. */
  move(ids: readonly string[], parent: string | null): Call<void>;
  /** Its files move to the root. Fails with INTERNAL_SERVER_ERROR while it contains folders: see `folderRemoval`. */
  remove(id: string): Call<void>;
}

export const FoldersGateway = token<FoldersGateway>('FoldersGateway');
