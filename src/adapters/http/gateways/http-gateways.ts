import type { Gateways } from '../../../ports/gateways/gateways';
import type { AnswerStore } from '../../../ports/environment/answer-store';
import type { Clock } from '../../../ports/environment/clock';
import type { SessionTokens } from '../../../ports/environment/session-tokens';
import type { SessionMemory } from '../../../ports/gateways/session-memory';
import { HttpClient, RecallingClient } from '../client';
import { DialectChoice } from '../dialect/dialect-choice';
import { SqliteDates } from '../dialect/sqlite-dates';
import { HttpSessionMemory, KeptAnswers } from '../kept-answers';
import type { HttpTransport } from '../transport';
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
export const httpGateways = (client: HttpClient, dates = new SqliteDates()): Gateways => {
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

interface SessionParts {
  readonly transport: HttpTransport;
  readonly tokens: SessionTokens;
  readonly clock: Clock;
  readonly store: AnswerStore;
}

/** All gateways, and what this device remembers of the answers that a session starts with. */
export const httpSession = ({
  transport,
  tokens,
  clock,
  store,
}: SessionParts): { readonly gateways: Gateways; readonly memory: SessionMemory } => {
  const answers = new KeptAnswers(clock, store);
  const parts = [transport, tokens, clock, Math.random, answers, new DialectChoice(transport, answers, clock)] as const;
  const dates = new SqliteDates();
  return {
    gateways: httpGateways(new HttpClient(...parts), dates),
    memory: new HttpSessionMemory(answers, httpGateways(new RecallingClient(...parts), dates)),
  };
};
