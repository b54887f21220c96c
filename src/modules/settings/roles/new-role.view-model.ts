import type { Observable } from 'rxjs';
import { CapabilitiesStore } from '../../../application/settings';
import { CreateRole, roleDependencies } from '../../../application/users';
import { permissionsOfNewRole } from '../../../domain/permissions';
import type { NewRole } from '../../../domain/users';
import { Form, nameError, viewModel } from '../../../kit';

/** The dialog of a new role. Once the role exists, sending again does only what is missing. */
export class NewRoleViewModel {
  readonly form: Form<NewRole, string>;
  /** Emits the key of the role once it is complete. */
  readonly done$: Observable<string>;

  constructor(
    readonly creation: CreateRole,
    /** Access is given by policies: a new role has no flags and no permissions. */
    readonly hasPolicies = false,
  ) {
    this.form = new Form<NewRole, string>({
      initial: { name: '', app_access: true, admin_access: false },
      validate: ({ name }) => ({ name: nameError(name, 'role_needs_name') }),
      submit: ({ name, ...flags }) => {
        const role = { ...flags, name: name.trim() };
        return creation.attempt({
          role,
          settings: {},
          permissions: (id) => (hasPolicies ? [] : permissionsOfNewRole({ ...role, id })),
        });
      },
    });
    this.done$ = this.form.done$;
  }

  dispose(): void {
    this.form.dispose();
    this.creation.dispose();
  }
}

export const newRoleViewModel = viewModel(
  [roleDependencies, CapabilitiesStore],
  (dependencies, { capabilities }) =>
    () =>
      new NewRoleViewModel(new CreateRole(dependencies), capabilities.policies),
);
