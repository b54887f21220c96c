import { map, tap, type Observable } from 'rxjs';
import type { Browse } from '../../../application/browse';
import type { UnfinishedWork } from '../../../application/recovery';
import { Live } from '../../../kernel';
import { UnfinishedWorkService, viewModel } from '../../../kit';

/** Several items whose editing was cut off: selects them again, so that their drawer can be opened. */
export class GoOnViewModel {
  private readonly found: Live<boolean | null>;
  /** True once they are selected, false where the entry is gone or tells of something else; null before anybody knows. */
  readonly found$: Observable<boolean | null>;

  constructor(browse: Browse, unfinished: Pick<UnfinishedWork, 'entries'>, entry: string) {
    const keys$ = unfinished.entries().pipe(
      map((entries) => {
        const place = entries.find(({ id }) => id === entry)?.place;
        return place?.kind === 'several' && place.collection === browse.collection ? place.keys : [];
      }),
      tap((keys) => {
        if (keys.length > 0) browse.selection.chooseKeys(keys);
      }),
    );
    this.found = new Live<boolean | null>(null, keys$.pipe(map((keys) => keys.length > 0)));
    this.found$ = this.found.value$;
  }

  dispose(): void {
    this.found.dispose();
  }
}

export const goOnViewModel = viewModel(
  [UnfinishedWorkService],
  (unfinished) => (browse: Browse, entry: string) => new GoOnViewModel(browse, unfinished, entry),
);
