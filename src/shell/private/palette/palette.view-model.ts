import { BehaviorSubject, type Observable } from 'rxjs';
import { RecentItems } from '../../../application/actions';
import { itemDependencies, type ItemDependencies } from '../../../application/dependencies';
import { CollectionTotals, TitleSearch, type TitleSearchState } from '../../../application/search';
import { visibleCollections } from '../../../domain/schema';
import { currentValue } from '../../../kernel';
import { viewModel } from '../../../kit';
import { parseSearch } from './palette.rules';

/** Searched after the collections of the project. */
const SYSTEM_COLLECTIONS: readonly string[] = ['directus_users', 'directus_files'];

/** The typed text, and what the server finds for it. */
export class PaletteViewModel {
  private readonly typed = new BehaviorSubject('');
  private readonly titles: TitleSearch;
  private readonly counted: CollectionTotals;
  readonly text$: Observable<string> = this.typed.asObservable();
  readonly titles$: Observable<TitleSearchState>;
  /** The number of items by collection, as far as it is known. */
  readonly totals$: Observable<ReadonlyMap<string, number>>;

  constructor(
    dependencies: Pick<ItemDependencies, 'items' | 'clock' | 'schema' | 'access'>,
    recent: Pick<RecentItems, 'collections$'>,
    locale: string,
  ) {
    const visible = visibleCollections(dependencies.schema.schema, locale).map(({ collection }) => collection);
    const all = [...visible, ...SYSTEM_COLLECTIONS];
    const opened = currentValue(recent.collections$).filter((collection) => all.includes(collection));
    this.titles = new TitleSearch(dependencies, [...new Set([...opened, ...all])], locale);
    this.counted = new CollectionTotals(dependencies);
    this.titles$ = this.titles.state$;
    this.totals$ = this.counted.totals$;
  }

  type(text: string): void {
    this.typed.next(text);
    const search = parseSearch(text);
    this.titles.search(search.isActionsOnly ? '' : search.text);
  }

  /** Counts the items of the collection that matches best; null for none. */
  count(collection: string | null): void {
    this.counted.request(collection);
  }

  searchMore(): void {
    this.titles.searchMore();
  }

  retry(): void {
    this.titles.retry();
  }

  dispose(): void {
    this.titles.dispose();
    this.counted.dispose();
  }
}

export const paletteViewModel = viewModel(
  [itemDependencies('items', 'clock', 'schema', 'access'), RecentItems],
  (dependencies, recent) => (locale: string) => new PaletteViewModel(dependencies, recent, locale),
);
