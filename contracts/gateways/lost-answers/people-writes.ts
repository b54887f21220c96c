import { signLinkToken } from '../../platform/link-token';
import { GUESTS, NEW_ROLE, PEOPLE, ROLES } from '../../platform/people';
import { AUTHORS } from '../../platform/content-model';
import type { NewPermission } from '../../../src/domain/permissions';
import type { AllGateways } from '../../http-gateways';
import { codeOf } from '../auth.suite';
import { type Target, valueOf } from '../suite';
import { type LostWrites, readAndDelete } from './lost-answer';

const { email, password } = PEOPLE.editor;

const administrator = (target: Target): Promise<AllGateways> => target.as('administrator');

const freshEditor = async (target: Target): Promise<AllGateways> => {
  await target.stage.resetPerson('editor');
  const browser = target.browser();
  return browser.holding((await valueOf(browser.auth.login({ email, password }))).access_token);
};

const anonymous = (target: Target): Promise<AllGateways> => target.as('anonymous');

const canSignIn =
  (whose: string, secret: string) =>
  async (target: Target): Promise<string> =>
    (await valueOf(target.browser().auth.login({ email: whose, password: secret }))).access_token === '' ? 'no' : 'yes';

const rule = (action: string): NewPermission => ({
  role: ROLES.administrators,
  collection: AUTHORS,
  action,
  fields: ['*'],
  permissions: null,
  validation: null,
  presets: null,
});

const onePermission = { ...rule('read'), id: 930_101 };

const actions = async (target: Target): Promise<readonly string[]> =>
  (await valueOf((await administrator(target)).permissions.listForRole(ROLES.administrators)))
    .filter(({ id, collection }) => id !== null && collection === AUTHORS)
    .map(({ action }) => action);

const roleIds = async ({ items }: AllGateways): Promise<readonly string[]> =>
  (await valueOf(items.list('directus_roles', { fields: ['id'], filter: { name: { _eq: NEW_ROLE } } }))).map(({ id }) =>
    String(id),
  );

const noNewRoles = async (target: Target): Promise<void> => {
  const gateways = await administrator(target);
  await valueOf(gateways.items.removeMany('directus_roles', await roleIds(gateways)));
};

const resetEditor = (target: Target): Promise<void> => target.stage.resetPerson('editor');

const hasSecondFactor = async (target: Target): Promise<boolean> =>
  (await valueOf((await administrator(target)).items.read('directus_users', PEOPLE.editor.id, ['tfa_secret'])))[
    'tfa_secret'
  ] !== null;

const lastPage = async (target: Target): Promise<unknown> =>
  (await valueOf((await administrator(target)).items.read('directus_users', PEOPLE.editor.id, ['last_page'])))[
    'last_page'
  ];

/** Neither the twin nor servers of 9.0 have policies. */
const POLICY_TESTS = 'src/application/access/policies.test.ts';

/** Users, roles, permissions and sessions. */
export const peopleWrites: LostWrites = {
  'permissions.create': {
    prepare: async ({ stage }, { permissions }) => {
      await stage.onlyPermissions([]);
      return () => permissions.create(rule('read'));
    },
    effect: actions,
    once: ['read'],
  },
  'permissions.createMany': {
    prepare: async ({ stage }, { permissions }) => {
      await stage.onlyPermissions([onePermission]);
      return () => permissions.createMany([rule('create'), rule('update')]);
    },
    effect: actions,
    once: ['read', 'create', 'update'],
  },
  'permissions.update': {
    prepare: async ({ stage }, { permissions }) => {
      await stage.onlyPermissions([onePermission]);
      return () => permissions.update(onePermission.id, { action: 'delete' });
    },
    effect: actions,
    once: ['delete'],
  },
  'permissions.remove': {
    prepare: async ({ stage }, { permissions }) => {
      await stage.onlyPermissions([onePermission]);
      return () => permissions.remove(onePermission.id);
    },
    editors: readAndDelete('directus_permissions'),
    effect: actions,
    once: [],
  },
  'permissions.removeMany': {
    prepare: async ({ stage }, { permissions }) => {
      await stage.onlyPermissions([onePermission]);
      return () => permissions.removeMany([onePermission.id]);
    },
    editors: readAndDelete('directus_permissions'),
    effect: actions,
    once: [],
  },
  'policies.create': { coveredBy: POLICY_TESTS },
  'policies.attach': { coveredBy: POLICY_TESTS },
  'policies.detach': { coveredBy: POLICY_TESTS },
  'roles.create': {
    prepare: async (target, { roles }) => {
      await noNewRoles(target);
      return () => roles.create({ name: NEW_ROLE, admin_access: false, app_access: true });
    },
    effect: async (target) => (await roleIds(await administrator(target))).length,
    once: 1,
    cleanUp: noNewRoles,
  },
  'users.invite': {
    prepare: async ({ stage }, { users }) => {
      await stage.noGuests();
      return () => users.invite(GUESTS, ROLES.editors);
    },
    effect: async (target) =>
      (
        await valueOf(
          (await administrator(target)).items.list('directus_users', {
            fields: ['status'],
            filter: { email: { _in: GUESTS } },
          }),
        )
      ).map(({ status }) => status),
    once: ['invited', 'invited'],
    cleanUp: ({ stage }) => stage.noGuests(),
  },
  'users.updateMe': {
    prepare:
      async (_, { users }) =>
      () =>
        users.updateMe({ theme: 'dark' }),
    effect: async (target) => (await valueOf((await administrator(target)).users.me())).theme,
    once: 'dark',
    cleanUp: async (target) => {
      await valueOf((await administrator(target)).users.updateMe({ theme: 'auto' }));
    },
  },
  'users.trackPage': {
    as: freshEditor,
    prepare:
      async (_, { users }) =>
      () =>
        users.trackPage('/collections/lost'),
    effect: lastPage,
    once: '/collections/lost',
  },
  'users.generateSecondFactor': {
    as: freshEditor,
    prepare:
      async (_, { users }) =>
      () =>
        users.generateSecondFactor(password),
    effect: hasSecondFactor,
    once: false,
  },
  'users.enableSecondFactor': {
    as: freshEditor,
    prepare: async (_, { users }) => {
      const { secret } = await valueOf(users.generateSecondFactor(password));
      const code = await codeOf(secret);
      return () => users.enableSecondFactor(secret, code);
    },
    effect: hasSecondFactor,
    once: true,
    cleanUp: resetEditor,
  },
  'users.disableSecondFactor': {
    as: freshEditor,
    prepare: async (_, { users }) => {
      const { secret } = await valueOf(users.generateSecondFactor(password));
      await valueOf(users.enableSecondFactor(secret, await codeOf(secret)));
      const code = await codeOf(secret);
      return () => users.disableSecondFactor(code);
    },
    effect: hasSecondFactor,
    once: false,
    cleanUp: resetEditor,
  },
  'accounts.requestPasswordReset': {
    as: anonymous,
    prepare:
      async (_, { accounts }) =>
      () =>
        accounts.requestPasswordReset(email),
    effect: canSignIn(email, password),
    once: 'yes',
  },
  'accounts.resetPassword': {
    as: anonymous,
    prepare: async ({ stage }, { accounts }) => {
      await stage.resetPerson('editor');
      const token = signLinkToken(email, 'password-reset');
      return () => accounts.resetPassword(token, 'contract-lost-1');
    },
    effect: canSignIn(email, 'contract-lost-1'),
    once: 'yes',
    cleanUp: resetEditor,
  },
  'accounts.acceptInvitation': {
    as: anonymous,
    prepare: async ({ stage }, { accounts }) => {
      await stage.resetPerson('invited');
      const token = signLinkToken(PEOPLE.invited.email, 'invite');
      return () => accounts.acceptInvitation(token, 'contract-lost-2');
    },
    effect: canSignIn(PEOPLE.invited.email, 'contract-lost-2'),
    once: 'yes',
    cleanUp: ({ stage }) => stage.resetPerson('invited'),
  },
  'auth.login': {
    as: anonymous,
    prepare: async ({ stage }, { auth }) => {
      await stage.resetPerson('editor');
      return () => auth.login({ email, password });
    },
    effect: canSignIn(email, password),
    once: 'yes',
  },
  'auth.refresh': { coveredBy: 'tests/faults/session.test.ts' },
  'auth.logout': {
    as: async (target) => {
      await target.stage.resetPerson('editor');
      const browser = target.browser();
      const { access_token } = await valueOf(browser.auth.login({ email, password }));
      return { ...browser.holding(access_token), auth: browser.auth };
    },
    prepare:
      async (_, { auth }) =>
      () =>
        auth.logout(),
    effect: canSignIn(email, password),
    once: 'yes',
  },
};
