import { BehaviorSubject, type Observable } from 'rxjs';
import { viewModel } from '../../kit';
import { type GuideContent, guideContent } from './guide-content';
import type { GuidePage } from './guide.rules';

export type PageState =
  { readonly kind: 'loading' } | { readonly kind: 'failed' } | { readonly kind: 'ready'; readonly page: GuidePage };

/** Loads the content of a page. */
export class DocsPageViewModel {
  private readonly current = new BehaviorSubject<PageState>({ kind: 'loading' });
  private isDisposed = false;
  readonly state$: Observable<PageState> = this.current.asObservable();

  constructor(
    private readonly content: Pick<GuideContent, 'loadPage'>,
    private readonly path: string,
  ) {
    this.load();
  }

  /** Loads again what failed. */
  load(): void {
    this.current.next({ kind: 'loading' });
    this.content.loadPage(this.path).then(
      (page) => this.settle({ kind: 'ready', page }),
      () => this.settle({ kind: 'failed' }),
    );
  }

  dispose(): void {
    this.isDisposed = true;
  }

  private settle(state: PageState): void {
    if (!this.isDisposed) this.current.next(state);
  }
}

export const docsPageViewModel = viewModel([], () => (path: string) => new DocsPageViewModel(guideContent, path));
