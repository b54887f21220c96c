import { ContainerModule } from 'inversify';
import { ActivityGateway } from '../ports/gateways/activity-gateway';
import { AssetsGateway } from '../ports/gateways/assets-gateway';
import { CommentsGateway } from '../ports/gateways/comments-gateway';
import { ExtensionsGateway } from '../ports/gateways/extensions-gateway';
import { FilesGateway } from '../ports/gateways/files-gateway';
import { FoldersGateway } from '../ports/gateways/folders-gateway';
import { Gateways } from '../ports/gateways/gateways';
import { PermissionsGateway } from '../ports/gateways/permissions-gateway';
import { PresetsGateway } from '../ports/gateways/presets-gateway';
import { RevisionsGateway } from '../ports/gateways/revisions-gateway';
import { RolesGateway } from '../ports/gateways/roles-gateway';
import { SchemaEditingGateway } from '../ports/gateways/schema-editing-gateway';
import { SchemaGateway } from '../ports/gateways/schema-gateway';
import { ServerGateway } from '../ports/gateways/server-gateway';
import { UsersGateway } from '../ports/gateways/users-gateway';
import { bind } from './bind';

/** Binds each gateway of the chosen adapter to its own token; that of items is bound in `signedInModule`. */
export const gatewaysModule = new ContainerModule((options) => {
  bind(options, ActivityGateway, [Gateways], ({ activity }) => activity);
  bind(options, AssetsGateway, [Gateways], ({ assets }) => assets);
  bind(options, CommentsGateway, [Gateways], ({ comments }) => comments);
  bind(options, ExtensionsGateway, [Gateways], ({ extensions }) => extensions);
  bind(options, FilesGateway, [Gateways], ({ files }) => files);
  bind(options, FoldersGateway, [Gateways], ({ folders }) => folders);
  bind(options, PermissionsGateway, [Gateways], ({ permissions }) => permissions);
  bind(options, PresetsGateway, [Gateways], ({ presets }) => presets);
  bind(options, RevisionsGateway, [Gateways], ({ revisions }) => revisions);
  bind(options, RolesGateway, [Gateways], ({ roles }) => roles);
  bind(options, SchemaEditingGateway, [Gateways], ({ schemaEditing }) => schemaEditing);
  bind(options, SchemaGateway, [Gateways], ({ schema }) => schema);
  bind(options, ServerGateway, [Gateways], ({ server }) => server);
  bind(options, UsersGateway, [Gateways], ({ users }) => users);
});
