import type { Observable } from 'rxjs';
import { CreateRole, type RoleDependencies, roleDependencies } from '../../../application/users';
import type { Permission } from '../../../domain/permissions';
import type { RoleDetail } from '../../../domain/users';
import {
  allCalls,
  type Call,
  decodeFailure,
  fail,
  mapCall,
  type RemoteData,
  StateValue,
  toRemoteData,
  valueOf,
} from '../../../kernel';
import { Form, nameError, viewModel } from '../../../kit';

/** What a copy takes over: the role and its stored permissions. */
export interface CopiedRole {
  readonly role: RoleDetail;
  readonly permissions: readonly Permission[];
}

/** How many permissions the copy gets in each collection, by its key. */
export const permissionCounts = (permissions: readonly Permission[]): readonly (readonly [string, number])[] => {
  const counts = new Map<string, number>();
  for (const { collection } of permissions) counts.set(collection, (counts.get(collection) ?? 0) + 1);
  return [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
};

const readRole = ({ roles, permissions }: RoleDependencies, id: string): Call<CopiedRole> =>
  allCalls([roles.read(id), permissions.listForRole(id)]).pipe(
    mapCall(([role, all]) => ({ role, permissions: all.filter((permission) => permission.id !== null) })),
  );

/** The dialog that copies a role: the plan is shown before anything is sent. */
export class CopyRoleViewModel {
  private readonly copied: StateValue<RemoteData<CopiedRole>>;
  readonly copied$: Observable<RemoteData<CopiedRole>>;
  readonly form: Form<{ readonly name: string }, string>;
  /** Emits the key of the copy once it is complete. */
  readonly done$: Observable<string>;

  constructor(
    dependencies: RoleDependencies,
    readonly creation: CreateRole,
    id: string,
    name: string,
  ) {
    this.copied = new StateValue<RemoteData<CopiedRole>>({ kind: 'idle' }, toRemoteData(readRole(dependencies, id)));
    this.copied$ = this.copied.value$;
    this.form = new Form<{ readonly name: string }, string>({
      initial: { name },
      validate: (values) => ({ name: nameError(values.name, 'role_needs_name') }),
      submit: (values) => this.send(values.name.trim()),
    });
    this.done$ = this.form.done$;
  }

  dispose(): void {
    this.form.dispose();
    this.copied.dispose();
    this.creation.dispose();
  }

  private send(name: string): Call<string> {
    const copied = valueOf(this.copied.value);
    if (copied === null) return fail(decodeFailure('GET /roles', 'data', 'role'));
    const { app_access, admin_access, icon, description, enforce_tfa, ip_access, module_list, collection_list } =
      copied.role;
    return this.creation.attempt({
      role: { name, app_access, admin_access },
      settings: {
        ...(icon === null ? {} : { icon }),
        description,
        enforce_tfa,
        ip_access: ip_access.length === 0 ? null : ip_access,
        module_list,
        collection_list,
      },
      permissions: (role) => copied.permissions.map(({ id: _id, ...permission }) => ({ ...permission, role })),
    });
  }
}

export const copyRoleViewModel = viewModel(
  [roleDependencies],
  (dependencies) => (id: string, name: string) =>
    new CopyRoleViewModel(dependencies, new CreateRole(dependencies), id, name),
);
