import { BehaviorSubject, combineLatest, map, type Observable, tap } from 'rxjs';
import {
  CopyPermission,
  type CopyPermissionDependencies,
  copyPermissionDependencies,
  placeKey,
} from '../../../../application/access';
import { Notifications } from '../../../../application/notifications';
import type { CellPlace, CopyPlace, PermissionRules } from '../../../../domain/permissions';
import { collectionName, isSystemCollection } from '../../../../domain/schema';
import { StateValue, valueOf, textOrder } from '../../../../kernel';
import { Translator, viewModel } from '../../../../kit';

/** The cell whose permission is copied, as the user sees it. */
export interface CopyOrigin extends CellPlace {
  /** Null for the public role. */
  readonly role: string | null;
  /** Null for no permission. */
  readonly rules: PermissionRules | null;
}

/** A place that can be chosen. */
export interface CopyOption {
  readonly place: CopyPlace;
  readonly key: string;
  readonly name: string;
  readonly isChosen: boolean;
}

type Mode = 'collections' | 'roles';

/** The drawer that copies a permission: places are chosen and previewed, then the copy is carried out. */
export class CopyPermissionViewModel {
  private readonly mode = new BehaviorSubject<Mode>('collections');
  private readonly search = new BehaviorSubject('');
  private readonly all: StateValue<readonly Omit<CopyOption, 'isChosen'>[]>;
  readonly copy: CopyPermission;
  readonly mode$: Observable<Mode> = this.mode.asObservable();
  readonly search$: Observable<string> = this.search.asObservable();
  /** The places that match the search. */
  readonly options$: Observable<readonly CopyOption[]>;
  /** The names of all roles by their keys. */
  readonly roleNames$: Observable<ReadonlyMap<string | null, string>>;
  readonly done$: Observable<void>;

  constructor(
    readonly origin: CopyOrigin,
    /** The only place, which is not chosen; null for a choice. */
    readonly place: CopyPlace | null,
    dependencies: CopyPermissionDependencies,
    notifications: Pick<Notifications, 'show'>,
    { locale$, publicRole }: Pick<Translator, 'locale$'> & { readonly publicRole: () => string },
  ) {
    const { action, rules, role, collection } = origin;
    this.copy = new CopyPermission({ action, rules }, dependencies);
    if (place !== null) this.copy.choose([place]);
    this.roleNames$ = combineLatest([this.copy.data$, locale$]).pipe(
      map(
        ([data]) =>
          new Map<string | null, string>([
            [null, publicRole()],
            ...(valueOf(data)?.roles ?? []).map(({ id, name }) => [id, name] as const),
          ]),
      ),
    );
    this.all = new StateValue<readonly Omit<CopyOption, 'isChosen'>[]>(
      [],
      combineLatest([this.mode, dependencies.schema.schema$, this.copy.data$, this.roleNames$, locale$]).pipe(
        map(([mode, { collections }, data, names, { code }]) => {
          const administrators = new Set(
            (valueOf(data)?.roles ?? []).flatMap((each) => (each.admin_access ? [each.id] : [])),
          );
          const named =
            mode === 'roles'
              ? [...names]
                  .filter(([id]) => id !== role && (id === null || !administrators.has(id)))
                  .map(([id, name]) => ({ place: { role: id, collection }, name }))
              : [...collections.values()]
                  .filter((each) => each.collection !== collection)
                  .map((each) => ({ place: { role, collection: each.collection }, name: collectionName(each, code) }))
                  .toSorted(
                    (a, b) =>
                      Number(isSystemCollection(a.place.collection)) - Number(isSystemCollection(b.place.collection)) ||
                      textOrder(code)(a.name, b.name),
                  );
          return named.map((each) => ({ ...each, key: placeKey(each.place) }));
        }),
      ),
    );
    this.options$ = combineLatest([this.all.value$, this.copy.chosen$, this.search]).pipe(
      map(([all, chosen, search]) => {
        const text = search.trim().toLowerCase();
        const keys = new Set(chosen.map(placeKey));
        return all
          .filter(
            (option) =>
              option.name.toLowerCase().includes(text) ||
              (this.mode.value === 'collections' && option.place.collection.includes(text)),
          )
          .map((option) => ({ ...option, isChosen: keys.has(option.key) }));
      }),
    );
    this.done$ = this.copy.done$.pipe(tap(() => notifications.show('permissions_changed')));
  }

  /** Shows places of the other kind; those that were chosen are dropped. */
  show(mode: Mode): void {
    this.search.next('');
    this.copy.choose([]);
    this.mode.next(mode);
  }

  searchFor(text: string): void {
    this.search.next(text);
  }

  toggle({ key, place }: CopyOption, isChosen: boolean): void {
    const others = this.copy.chosen.filter((each) => placeKey(each) !== key);
    this.copy.choose(isChosen ? [...others, place] : others);
  }

  dispose(): void {
    this.all.dispose();
    this.copy.dispose();
  }
}

export const copyPermissionViewModel = viewModel(
  [copyPermissionDependencies, Notifications, Translator],
  (dependencies, notifications, translator) => (origin: CopyOrigin, place: CopyPlace | null) =>
    new CopyPermissionViewModel(origin, place, dependencies, notifications, {
      locale$: translator.locale$,
      publicRole: () => translator.translate('permit_public'),
    }),
);
