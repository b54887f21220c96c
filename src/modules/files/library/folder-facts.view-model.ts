import { isRight } from 'fp-ts/Either';
import { combineLatest, distinctUntilChanged, map, type Observable, of, switchMap } from 'rxjs';
import { itemDependencies, type ItemDependencies } from '../../../application/dependencies';
import { type Folder, folderBranch } from '../../../domain/files';
import { equals, StateValue } from '../../../kernel';
import { viewModel } from '../../../kit';
import type { LibraryViewModel } from './library.view-model';
import { FILES } from './places';

/** The keys of more folders do not fit into a URL. */
const MAX_COUNTED = 50;

interface Sources {
  readonly folders$: Observable<readonly Folder[]>;
  /** The number of files in the folder itself, which changes with moves and uploads. */
  readonly count$: Observable<number | null>;
}

/** What the sidebar says of a folder. */
export class FolderFacts {
  private readonly nested: StateValue<number | null>;
  /** The number of files in the folder and those below it; null without any below, for very many, and until counted. */
  readonly nested$: Observable<number | null>;

  constructor(items: Pick<ItemDependencies['items'], 'count'>, { folders$, count$ }: Sources, folder: string) {
    const branch$ = folders$.pipe(
      map((folders) => [...folderBranch(folders, folder)].sort()),
      distinctUntilChanged((one, other) => equals(one, other)),
    );
    this.nested = new StateValue<number | null>(
      null,
      combineLatest([branch$, count$.pipe(distinctUntilChanged())]).pipe(
        switchMap(([branch, count]) =>
          count === null || branch.length < 2 || branch.length > MAX_COUNTED
            ? of(null)
            : items
                .count(FILES, { filter: { folder: { _in: branch } } }, 'id')
                .pipe(map((result) => (isRight(result) ? result.right.filter_count : null))),
        ),
      ),
    );
    this.nested$ = this.nested.value$;
  }

  dispose(): void {
    this.nested.dispose();
  }
}

export const folderFactsViewModel = viewModel(
  [itemDependencies('items')],
  ({ items }) =>
    ({ folders, list }: LibraryViewModel, folder: string) =>
      new FolderFacts(
        items,
        {
          folders$: folders.store.folders$,
          count$: list.heading$.pipe(map(({ counts }) => counts?.total_count ?? null)),
        },
        folder,
      ),
);
