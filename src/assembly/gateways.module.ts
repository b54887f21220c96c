import { ContainerModule } from 'inversify';
import { ActivityGateway } from '../ports/activity-gateway';
import { AssetsGateway } from '../ports/assets-gateway';
import { CommentsGateway } from '../ports/comments-gateway';
import { ExtensionsGateway } from '../ports/extensions-gateway';
import { FilesGateway } from '../ports/files-gateway';
import { FoldersGateway } from '../ports/folders-gateway';
import { Gateways } from '../ports/gateways';
import { ItemsGateway } from '../ports/items-gateway';
import { PermissionsGateway } from '../ports/permissions-gateway';
import { PresetsGateway } from '../ports/presets-gateway';
import { RevisionsGateway } from '../ports/revisions-gateway';
import { RolesGateway } from '../ports/roles-gateway';
import { SchemaGateway } from '../ports/schema-gateway';
import { ServerGateway } from '../ports/server-gateway';
import { UsersGateway } from '../ports/users-gateway';
import { bind } from './bind';

/** Binds each gateway of the chosen adapter to its own token. */
export const gatewaysModule = new ContainerModule((options) => {
  bind(options, ActivityGateway, [Gateways], ({ activity }) => activity);
  bind(options, AssetsGateway, [Gateways], ({ assets }) => assets);
  bind(options, CommentsGateway, [Gateways], ({ comments }) => comments);
  bind(options, ExtensionsGateway, [Gateways], ({ extensions }) => extensions);
  bind(options, FilesGateway, [Gateways], ({ files }) => files);
  bind(options, FoldersGateway, [Gateways], ({ folders }) => folders);
  bind(options, ItemsGateway, [Gateways], ({ items }) => items);
  bind(options, PermissionsGateway, [Gateways], ({ permissions }) => permissions);
  bind(options, PresetsGateway, [Gateways], ({ presets }) => presets);
  bind(options, RevisionsGateway, [Gateways], ({ revisions }) => revisions);
  bind(options, RolesGateway, [Gateways], ({ roles }) => roles);
  bind(options, SchemaGateway, [Gateways], ({ schema }) => schema);
  bind(options, ServerGateway, [Gateways], ({ server }) => server);
  bind(options, UsersGateway, [Gateways], ({ users }) => users);
});
