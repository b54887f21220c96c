import { combineLatest, map, type Observable } from 'rxjs';
import { roleDependencies, RolesReview } from '../../../application/users';
import type { RoleOverview } from '../../../domain/users';
import { type RemoteData, StateValue, valueOf } from '../../../kernel';
import { Translator, viewModel } from '../../../kit';

/** A row of the list. */
export interface RoleRow {
  /** Null for the public role. */
  readonly id: string | null;
  readonly name: string;
  readonly description: string | null;
  readonly icon: string;
  /** Null for the public role. */
  readonly users: number | null;
  readonly isAdmin: boolean;
}

const rowOf = ({ id, name, description, icon, users, admin_access }: RoleOverview): RoleRow => ({
  id,
  name,
  description,
  icon: icon ?? 'supervised_user_circle',
  users,
  isAdmin: admin_access,
});

/** The list of roles, with the public role first. */
export class RolesViewModel {
  private readonly rows: StateValue<readonly RoleRow[]>;
  readonly roles$: Observable<RemoteData<readonly RoleOverview[]>>;
  /** Empty until the roles are loaded. */
  readonly rows$: Observable<readonly RoleRow[]>;

  constructor(
    readonly review: RolesReview,
    { locale$, translate }: Pick<Translator, 'locale$'> & { readonly translate: Translator['translate'] },
  ) {
    this.roles$ = review.roles$;
    this.rows = new StateValue<readonly RoleRow[]>(
      [],
      combineLatest([review.roles$, locale$]).pipe(
        map(([loaded]) => {
          const roles = valueOf(loaded);
          if (roles === null) return [];
          const everyone: RoleRow = {
            id: null,
            name: translate('public_role'),
            description: translate('public_role_text'),
            icon: 'public',
            users: null,
            isAdmin: false,
          };
          return [everyone, ...roles.map(rowOf)];
        }),
      ),
    );
    this.rows$ = this.rows.value$;
  }

  dispose(): void {
    this.rows.dispose();
    this.review.dispose();
  }
}

export const rolesViewModel = viewModel(
  [roleDependencies, Translator],
  (dependencies, translator) => () =>
    new RolesViewModel(new RolesReview(dependencies), {
      locale$: translator.locale$,
      translate: (...input) => translator.translate(...input),
    }),
);
