import { BehaviorSubject, combineLatest, map, type Observable } from 'rxjs';
import { AccessStore } from '../../../application/access';
import { PresetsStore } from '../../../application/presets';
import { SchemaStore } from '../../../application/data-model';
import type { NavigationNode } from '../../../domain/schema';
import { DevicePreferences } from '../../../application/settings';
import { allBookmarks } from '../../../domain/presets';
import { StateValue } from '../../../kernel';
import { Translator, viewModel } from '../../../kit';
import { collectionsIn, navigationEntries, type NavigationEntries } from './navigation.rules';

export interface NavigationState extends NavigationEntries {
  readonly query: string;
  readonly showHidden: boolean;
}

const emptyState: NavigationState = {
  groups: [],
  hidden: [],
  bookmarks: [],
  otherBookmarks: [],
  searchable: false,
  hiding: false,
  query: '',
  showHidden: false,
};

/** The navigation of collections and bookmarks. */
export class NavigationViewModel {
  private readonly query = new BehaviorSubject('');
  private readonly showHidden = new BehaviorSubject(false);
  private readonly live: StateValue<NavigationState>;
  readonly state$: Observable<NavigationState>;

  constructor(
    schema: SchemaStore,
    access: AccessStore,
    presets: PresetsStore,
    language: Pick<Translator, 'locale$'>,
    private readonly preferences: Pick<DevicePreferences, 'isFolderOpen' | 'setFolderOpen'>,
  ) {
    this.live = new StateValue<NavigationState>(
      emptyState,
      combineLatest([
        schema.schema$,
        access.access$,
        presets.presets$,
        language.locale$,
        this.query,
        this.showHidden,
      ]).pipe(
        map(([model, permissions, known, { code }, query, showHidden]) => {
          const { viewer } = presets;
          const bookmarks = viewer === null ? [] : allBookmarks(known, viewer, code);
          const list = permissions.user?.role?.collection_list ?? null;
          return {
            ...navigationEntries({ schema: model, locale: code, list, bookmarks, showHidden, query }),
            query,
            showHidden,
          };
        }),
      ),
    );
    this.state$ = this.live.value$;
  }

  search(text: string): void {
    this.query.next(text);
  }

  /** Whether what is below an entry is shown at first: with the open collection, and while a search filters. */
  isOpen({ key, collapse, children }: NavigationNode, open: string | null): boolean {
    return (
      this.query.value !== '' ||
      (open !== null && collectionsIn(children).includes(open)) ||
      (this.preferences.isFolderOpen(key) ?? collapse === 'open')
    );
  }

  setOpen(key: string, open: boolean): void {
    if (this.query.value === '') this.preferences.setFolderOpen(key, open);
  }

  toggleHidden(): void {
    this.showHidden.next(!this.showHidden.value);
  }

  dispose(): void {
    this.live.dispose();
  }
}

export const navigationViewModel = viewModel(
  [SchemaStore, AccessStore, PresetsStore, Translator, DevicePreferences],
  (schema, access, presets, language, preferences) => () =>
    new NavigationViewModel(schema, access, presets, language, preferences),
);
