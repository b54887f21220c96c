import { isLeft } from 'fp-ts/Either';
import { concatMap, map, of, switchMap } from 'rxjs';
import type { FileDetails } from '../../domain/files';
import { type Item, valueIn } from '../../domain/items';
import {
  type Call,
  type Failure,
  fail,
  isRefusal,
  isUncertainWrite,
  type NamedTokens,
  succeed,
  type Upload,
  uploadResult,
} from '../../kernel';
import { FilesGateway } from '../../ports/gateways/files-gateway';
import { ItemsGateway } from '../../ports/gateways/items-gateway';

interface ReplacementDependencies {
  readonly files: Pick<FilesGateway, 'read' | 'replace'>;
  readonly items: Pick<ItemsGateway, 'update'>;
}

export const replacementDependencies: NamedTokens<ReplacementDependencies> = {
  files: FilesGateway,
  items: ItemsGateway,
};

/** What has to stay the same, and what tells whether the content was replaced. */
export type Replaced = Pick<FileDetails, 'id' | 'title' | 'uploaded_by' | 'filesize' | 'modified_on'>;

export type Replacement =
  | {
      readonly kind: 'replaced';
      readonly file: FileDetails;
      /** False when the role may not restore title and uploader. */
      readonly isRestored: boolean;
    }
  /** The connection was lost, and the platform has the content from before. */
  | { readonly kind: 'untouched' };

const RESTORED_FIELDS = ['id', 'title', 'uploaded_by', 'modified_on'];

const textIn = (item: Item, field: string): string | null => {
  const value = valueIn(item, field);
  return typeof value === 'string' ? value : null;
};

/** What the platform has overwritten; a title is sent with the content, but an empty one cannot be. */
const overwritten = (before: Replaced, { title, uploaded_by }: FileDetails): Item => ({
  ...(before.title === title ? {} : { title: before.title }),
  ...(before.uploaded_by === uploaded_by ? {} : { uploaded_by: before.uploaded_by }),
});

const restore = (items: ReplacementDependencies['items'], before: Replaced, file: FileDetails): Call<Replacement> => {
  const values = overwritten(before, file);
  if (Object.keys(values).length === 0) return succeed({ kind: 'replaced', file, isRestored: true });
  const { title, uploaded_by } = before;
  return items.update('directus_files', file.id, values, RESTORED_FIELDS).pipe(
    switchMap((result): Call<Replacement> => {
      if (isLeft(result))
        return isRefusal(result.left) ? succeed({ kind: 'replaced', file, isRestored: false }) : fail(result.left);
      const modified_on = textIn(result.right, 'modified_on') ?? file.modified_on;
      return succeed({ kind: 'replaced', file: { ...file, title, uploaded_by, modified_on }, isRestored: true });
    }),
  );
};

/**
 * After a lost answer: what the row tells. It tells nothing when it was changed and the size is no other one. An error
 * of the server stays that error, since nothing was wrong with the connection.
 */
const verify = (
  { files, items }: ReplacementDependencies,
  before: Replaced,
  size: number,
  failure: Failure,
): Call<Replacement> =>
  files.read(before.id).pipe(
    switchMap((result): Call<Replacement> => {
      if (isLeft(result)) return fail(failure);
      const file = result.right;
      if (file.filesize === size && size !== before.filesize) return restore(items, before, file);
      const isUntouched = file.filesize === before.filesize && file.modified_on === before.modified_on;
      return isUntouched && failure.kind === 'network' ? succeed({ kind: 'untouched' }) : fail(failure);
    }),
  );

/**
 * Replaces the content of a file and keeps its title and uploader, which the platform overwrites. Without an answer, it
 * reads the file to find out whether it was replaced. Fails when that stays unknown, or when title and uploader may not be
 * restored yet; then it may be called again with the same `before`, and the result is the same as after one call.
 */
export const replaceContent = (
  dependencies: ReplacementDependencies,
  before: Replaced,
  content: File,
): Upload<Replacement> =>
  dependencies.files.replace(before.id, content, before.title ? { title: before.title } : {}).pipe(
    concatMap((step): Upload<Replacement> => {
      if (step.kind === 'sending') return of(step);
      const { result } = step;
      if (!isLeft(result)) return restore(dependencies.items, before, result.right).pipe(map(uploadResult));
      return isUncertainWrite(result.left)
        ? verify(dependencies, before, content.size, result.left).pipe(map(uploadResult))
        : of(uploadResult<Replacement>(result));
    }),
  );
