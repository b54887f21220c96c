import type { Observable } from 'rxjs';
import { policyDependencies, PolicyHolders, PolicyList, RolePolicySet } from '../../../application/access';
import type { NewPolicy } from '../../../domain/users';
import { Form, nameError, viewModel } from '../../../kit';

export const policyListViewModel = viewModel(
  [policyDependencies],
  (dependencies) => () => new PolicyList(dependencies),
);

export const newPolicyForm = viewModel(
  [policyDependencies],
  ({ policies }) =>
    () =>
      new Form<NewPolicy, string>({
        initial: { name: '', app_access: true, admin_access: false },
        validate: ({ name }) => ({ name: nameError(name, 'policy_needs_name') }),
        submit: ({ name, ...flags }) => policies.create({ ...flags, name: name.trim() }),
      }),
);

export const policyHolders = viewModel(
  [policyDependencies],
  ({ policies }) =>
    (policy: string) =>
      new PolicyHolders(policy, policies),
);

/** `written$` emits when the role was written. */
export const rolePolicySet = viewModel(
  [policyDependencies],
  (dependencies) => (role: string, written$: Observable<unknown>) => new RolePolicySet(role, dependencies, written$),
);
