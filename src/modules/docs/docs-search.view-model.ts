import { BehaviorSubject, combineLatest, map, type Observable } from 'rxjs';
import { viewModel } from '../../kit';
import { type GuideContent, guideContent } from './guide-content';
import { SearchIndex, type SearchResult } from './search.rules';

type IndexState = SearchIndex | 'loading' | 'failed';

export interface SearchState {
  readonly text: string;
  readonly kind: 'loading' | 'failed' | 'ready';
  readonly results: readonly SearchResult[];
}

/** Searches all pages; the index loads with the first search. */
export class DocsSearchViewModel {
  private readonly text = new BehaviorSubject('');
  private readonly index = new BehaviorSubject<IndexState>('loading');
  private isDisposed = false;
  readonly state$: Observable<SearchState> = combineLatest([this.text, this.index]).pipe(
    map(([text, index]) =>
      index instanceof SearchIndex
        ? { text, kind: 'ready', results: index.search(text) }
        : { text, kind: index, results: [] },
    ),
  );

  constructor(private readonly content: Pick<GuideContent, 'loadDocuments'>) {
    this.load();
  }

  type(text: string): void {
    this.text.next(text);
  }

  /** Loads the index again after a failure. */
  load(): void {
    this.index.next('loading');
    this.content.loadDocuments().then(
      (documents) => this.settle(new SearchIndex(documents)),
      () => this.settle('failed'),
    );
  }

  dispose(): void {
    this.isDisposed = true;
  }

  private settle(index: IndexState): void {
    if (!this.isDisposed) this.index.next(index);
  }
}

export const docsSearchViewModel = viewModel([], () => () => new DocsSearchViewModel(guideContent));
