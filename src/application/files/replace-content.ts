import { isLeft, right } from 'fp-ts/Either';
import { concatMap, map, of } from 'rxjs';
import type { FileDetails } from '../../domain/files';
import { type Item, valueIn } from '../../domain/items';
import { type Call, type NamedTokens, succeed, type Upload, uploadResult } from '../../kernel';
import { FilesGateway } from '../../ports/gateways/files-gateway';
import { ItemsGateway } from '../../ports/gateways/items-gateway';

interface ReplacementDependencies {
  readonly files: Pick<FilesGateway, 'replace'>;
  readonly items: Pick<ItemsGateway, 'update'>;
}

export const replacementDependencies: NamedTokens<ReplacementDependencies> = {
  files: FilesGateway,
  items: ItemsGateway,
};

/** What has to stay the same. */
type Replaced = Pick<FileDetails, 'id' | 'title' | 'uploaded_by'>;

export interface Replacement {
  readonly file: FileDetails;
  /** False when the content was replaced and the request that restores title and uploader failed. */
  readonly isRestored: boolean;
}

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
  if (Object.keys(values).length === 0) return succeed({ file, isRestored: true });
  const { title, uploaded_by } = before;
  return items.update('directus_files', file.id, values, RESTORED_FIELDS).pipe(
    map((result) => {
      if (isLeft(result)) return right({ file, isRestored: false });
      const modified_on = textIn(result.right, 'modified_on') ?? file.modified_on;
      return right({ file: { ...file, title, uploaded_by, modified_on }, isRestored: true });
    }),
  );
};

/**
 * Replaces the content of a file and keeps its title and uploader, which the platform overwrites. After a lost answer it
 * may be called again with the same `before`: then the result is the same as after one call. Fails as `replace` does.
 */
export const replaceContent = (
  { files, items }: ReplacementDependencies,
  before: Replaced,
  content: File,
): Upload<Replacement> =>
  files.replace(before.id, content, before.title ? { title: before.title } : {}).pipe(
    concatMap((step): Upload<Replacement> => {
      if (step.kind === 'sending') return of(step);
      if (isLeft(step.result)) return of(uploadResult<Replacement>(step.result));
      return restore(items, before, step.result.right).pipe(map(uploadResult));
    }),
  );
