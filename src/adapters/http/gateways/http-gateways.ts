import type { Gateways } from '../../../ports/gateways/gateways';
import type { Clock } from '../../../ports/environment/clock';
import type { HttpClient } from '../client';
import { SqliteDates } from '../dialect/sqlite-dates';
import { HttpActivityGateway, HttpCommentsGateway } from './http-activity-gateway';
import { HttpAssetsGateway, HttpFilesGateway } from './http-files-gateway';
import { HttpExtensionsGateway, HttpServerGateway } from './http-server-gateway';
import { HttpFoldersGateway } from './http-folders-gateway';
import { HttpItemsGateway } from './http-items-gateway';
import { HttpPermissionsGateway } from './http-permissions-gateway';
import { HttpPoliciesGateway } from './http-policies-gateway';
import { HttpPresetsGateway } from './http-presets-gateway';
import { HttpRevisionsGateway } from './http-revisions-gateway';
import { HttpRolesGateway } from './http-roles-gateway';
import { HttpSchemaEditingGateway, HttpSchemaGateway } from './http-schema-gateway';
import { HttpUsersGateway } from './http-users-gateway';

/** All gateways over one client. */
export const httpGateways = (client: HttpClient, clock: Clock): Gateways => {
  const dates = new SqliteDates(clock);
  return {
    activity: new HttpActivityGateway(client),
    assets: new HttpAssetsGateway(client),
    comments: new HttpCommentsGateway(client),
    extensions: new HttpExtensionsGateway(client),
    files: new HttpFilesGateway(client),
    folders: new HttpFoldersGateway(client),
    items: new HttpItemsGateway(client, dates),
    permissions: new HttpPermissionsGateway(client),
    policies: new HttpPoliciesGateway(client),
    presets: new HttpPresetsGateway(client),
    revisions: new HttpRevisionsGateway(client),
    roles: new HttpRolesGateway(client),
    schema: new HttpSchemaGateway(client, dates),
    schemaEditing: new HttpSchemaEditingGateway(client),
    server: new HttpServerGateway(client),
    users: new HttpUsersGateway(client, dates),
  };
};
