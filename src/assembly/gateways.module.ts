import { ContainerModule } from 'inversify';
import { Gateways } from '../ports/gateways';
import { ItemsGateway } from '../ports/items-gateway';
import { PermissionsGateway } from '../ports/permissions-gateway';
import { PresetsGateway } from '../ports/presets-gateway';
import { RolesGateway } from '../ports/roles-gateway';
import { SchemaGateway } from '../ports/schema-gateway';
import { ServerGateway } from '../ports/server-gateway';
import { UsersGateway } from '../ports/users-gateway';
import { bind } from './bind';

/** Each gateway by its own token, whichever adapter they come from. */
export const gatewaysModule = new ContainerModule((options) => {
  bind(options, ItemsGateway, [Gateways], ({ items }) => items);
  bind(options, PermissionsGateway, [Gateways], ({ permissions }) => permissions);
  bind(options, PresetsGateway, [Gateways], ({ presets }) => presets);
  bind(options, RolesGateway, [Gateways], ({ roles }) => roles);
  bind(options, SchemaGateway, [Gateways], ({ schema }) => schema);
  bind(options, ServerGateway, [Gateways], ({ server }) => server);
  bind(options, UsersGateway, [Gateways], ({ users }) => users);
});
