import { ContainerModule } from 'inversify';
import { Notifications } from '../application/notifications';
import { Accounts } from '../application/session';
import { verifiedAccounts, verifiedGateways, VerifiedWrites } from '../application/writes';
import { token } from '../kernel';
import { AccountsGateway } from '../ports/gateways/accounts-gateway';
import { ActivityGateway } from '../ports/gateways/activity-gateway';
import { AssetsGateway } from '../ports/gateways/assets-gateway';
import { CommentsGateway } from '../ports/gateways/comments-gateway';
import { ExtensionsGateway } from '../ports/gateways/extensions-gateway';
import { FilesGateway } from '../ports/gateways/files-gateway';
import { FoldersGateway } from '../ports/gateways/folders-gateway';
import { Gateways } from '../ports/gateways/gateways';
import { PermissionsGateway } from '../ports/gateways/permissions-gateway';
import { PoliciesGateway } from '../ports/gateways/policies-gateway';
import { PresetsGateway } from '../ports/gateways/presets-gateway';
import { RevisionsGateway } from '../ports/gateways/revisions-gateway';
import { RolesGateway } from '../ports/gateways/roles-gateway';
import { SchemaEditingGateway } from '../ports/gateways/schema-editing-gateway';
import { SchemaGateway } from '../ports/gateways/schema-gateway';
import { ServerGateway } from '../ports/gateways/server-gateway';
import { UsersGateway } from '../ports/gateways/users-gateway';
import { bind } from './bind';

const Writes = token<VerifiedWrites>('VerifiedWrites');

/** The gateways of the chosen adapter, whose writes are verified before they are repeated. */
export const VerifiedGateways = token<Gateways>('VerifiedGateways');

/** Binds each gateway of the chosen adapter to its own token; that of items is bound in `signedInModule`. */
export const gatewaysModule = new ContainerModule((options) => {
  bind(options, Writes, [Notifications], (notifications) => new VerifiedWrites(notifications));
  bind(options, VerifiedGateways, [Gateways, Writes], verifiedGateways);
  bind(options, Accounts, [AccountsGateway, Writes], verifiedAccounts);
  bind(options, ActivityGateway, [VerifiedGateways], ({ activity }) => activity);
  bind(options, AssetsGateway, [VerifiedGateways], ({ assets }) => assets);
  bind(options, CommentsGateway, [VerifiedGateways], ({ comments }) => comments);
  bind(options, ExtensionsGateway, [VerifiedGateways], ({ extensions }) => extensions);
  bind(options, FilesGateway, [VerifiedGateways], ({ files }) => files);
  bind(options, FoldersGateway, [VerifiedGateways], ({ folders }) => folders);
  bind(options, PermissionsGateway, [VerifiedGateways], ({ permissions }) => permissions);
  bind(options, PoliciesGateway, [VerifiedGateways], ({ policies }) => policies);
  bind(options, PresetsGateway, [VerifiedGateways], ({ presets }) => presets);
  bind(options, RevisionsGateway, [VerifiedGateways], ({ revisions }) => revisions);
  bind(options, RolesGateway, [VerifiedGateways], ({ roles }) => roles);
  bind(options, SchemaEditingGateway, [VerifiedGateways], ({ schemaEditing }) => schemaEditing);
  bind(options, SchemaGateway, [VerifiedGateways], ({ schema }) => schema);
  bind(options, ServerGateway, [VerifiedGateways], ({ server }) => server);
  bind(options, UsersGateway, [VerifiedGateways], ({ users }) => users);
});
