import type { Gateways } from '../../../ports/gateways/gateways';
import type { AnswerStore } from '../../../ports/environment/answer-store';
import type { Clock } from '../../../ports/environment/clock';
import type { KeptReports } from '../../../ports/environment/kept-reports';
import type { OpenPage } from '../../../ports/environment/open-page';
import type { PageAnswerStore } from '../../../ports/environment/page-answer-store';
import type { SessionTokens } from '../../../ports/environment/session-tokens';
import type { SessionMemory } from '../../../ports/gateways/session-memory';
import { HttpClient, RecallingClient } from '../client';
import { DialectChoice } from '../dialect/dialect-choice';
import { SqliteDates } from '../dialect/sqlite-dates';
import { HttpSessionMemory } from '../http-session-memory';
import { KeptAnswers } from '../kept-answers';
import { KeepingClient, KeptPages } from '../kept-pages';
import { SecretNames } from '../secret-names';
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
export const httpGateways = (
  client: HttpClient,
  dates = new SqliteDates(),
  secrets = new SecretNames(),
  /** Reads what pages show. */
  shown?: HttpClient,
): Gateways => {
  return {
    activity: new HttpActivityGateway(client),
    assets: new HttpAssetsGateway(client),
    comments: new HttpCommentsGateway(client),
    extensions: new HttpExtensionsGateway(client),
    files: new HttpFilesGateway(client),
    folders: new HttpFoldersGateway(client),
    items: new HttpItemsGateway(client, dates, shown && new HttpItemsGateway(shown, dates)),
    permissions: new HttpPermissionsGateway(client),
    policies: new HttpPoliciesGateway(client),
    presets: new HttpPresetsGateway(client),
    revisions: new HttpRevisionsGateway(client),
    roles: new HttpRolesGateway(client),
    schema: new HttpSchemaGateway(client, dates, secrets),
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
  readonly openPage: OpenPage;
  readonly reports: KeptReports;
  readonly pageStore: PageAnswerStore;
  /** Whether the project keeps pages for reading without a connection. */
  readonly keepsPages: boolean;
}

/** All gateways, and what this device remembers of the answers that start a session. */
export const httpSession = ({
  transport,
  tokens,
  clock,
  store,
  openPage,
  reports,
  pageStore,
  keepsPages,
}: SessionParts): { readonly gateways: Gateways; readonly memory: SessionMemory } => {
  const answers = new KeptAnswers(clock, store);
  const parts = [transport, tokens, clock, Math.random, answers, new DialectChoice(transport, answers, clock)] as const;
  const dates = new SqliteDates();
  const secrets = new SecretNames();
  const pages = new KeptPages({
    clock,
    store: pageStore,
    openPage,
    reports,
    secrets,
    writes$: answers.writes$,
    isOn: keepsPages,
  });
  return {
    gateways: httpGateways(new HttpClient(...parts), dates, secrets, new KeepingClient(pages, ...parts)),
    memory: new HttpSessionMemory(answers, httpGateways(new RecallingClient(...parts), dates, secrets), pages),
  };
};
