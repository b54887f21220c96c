import { defineInterface } from '../../kit';

export const systemMfaSetupInterface = defineInterface({
  id: 'system-mfa-setup',
  name: 'interface_system_mfa_setup',
  icon: 'verified_user',
  types: ['string', 'text'],
  system: true,
  component: () =>
    import(/* webpackChunkName: "interface-mfa-setup" */ './system-mfa-setup').then(
      (module) => module.SystemMfaSetupInterface,
    ),
});
