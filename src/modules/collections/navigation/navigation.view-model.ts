import { BehaviorSubject, combineLatest, map, type Observable } from 'rxjs';
import { AccessStore } from '../../../application/access';
import { PresetsStore } from '../../../application/presets';
import { SchemaStore } from '../../../application/data-model';
import { isAdmin } from '../../../domain/permissions';
import { allBookmarks } from '../../../domain/presets';
import { StateValue } from '../../../kernel';
import { Translator, viewModel } from '../../../kit';
import { navigationEntries, type NavigationEntries } from './navigation.rules';

export interface NavigationState extends NavigationEntries {
  readonly query: string;
  readonly showHidden: boolean;
  /** The user may create collections. */
  readonly admin: boolean;
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
  admin: false,
};

/** The navigation of collections and bookmarks. */
export class NavigationViewModel {
  private readonly query = new BehaviorSubject('');
  private readonly showHidden = new BehaviorSubject(false);
  private readonly live: StateValue<NavigationState>;
  readonly state$: Observable<NavigationState>;

  constructor(schema: SchemaStore, access: AccessStore, presets: PresetsStore, language: Pick<Translator, 'locale$'>) {
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
            admin: isAdmin(permissions),
          };
        }),
      ),
    );
    this.state$ = this.live.value$;
  }

  search(text: string): void {
    this.query.next(text);
  }

  toggleHidden(): void {
    this.showHidden.next(!this.showHidden.value);
  }

  dispose(): void {
    this.live.dispose();
  }
}

export const navigationViewModel = viewModel(
  [SchemaStore, AccessStore, PresetsStore, Translator],
  (schema, access, presets, language) => () => new NavigationViewModel(schema, access, presets, language),
);
