import type { Folder } from '../domain/files';
import { token, type Call } from '../kernel';

/** The folders of the file library. Nothing keeps a folder out of itself but `canMoveFolder`: the platform lets it happen. */
export interface FoldersGateway {
  /** All that may be seen, by name. */
  list(): Call<readonly Folder[]>;
  /** Fails with FORBIDDEN when it does not exist or may not be seen. */
  read(id: string): Call<Folder>;
  /** A parent of null is the root; one that is not there fails with INVALID_FOREIGN_KEY. */
  create(name: string, parent: string | null): Call<Folder>;
  /** Another name, or another place. Fails with ITEM_NOT_FOUND when it has gone meanwhile. */
  update(id: string, changes: Partial<Omit<Folder, 'id'>>): Call<Folder>;
  /** Without ids nothing is asked. */
  move(ids: readonly string[], parent: string | null): Call<void>;
  /** Files in it fall into the root. Fails with INTERNAL_SERVER_ERROR while folders stand in it: see `folderRemoval`. */
  remove(id: string): Call<void>;
}

export const FoldersGateway = token<FoldersGateway>('FoldersGateway');
