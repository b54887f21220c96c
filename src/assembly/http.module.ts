import { ContainerModule } from 'inversify';
import { BrowserSessionHint, type EarlyRefresh, tabsOf } from '../adapters/browser';
import {
  HttpAccountsGateway,
  HttpAuthGateway,
  httpSession,
  HttpSuggestionSource,
  HttpTransport,
  xhrUploader,
} from '../adapters/http';
import { token } from '../kernel';
import { AccountsGateway } from '../ports/gateways/accounts-gateway';
import { AuthGateway } from '../ports/gateways/auth-gateway';
import { AnswerStore } from '../ports/environment/answer-store';
import { Clock } from '../ports/environment/clock';
import { Demo } from '../ports/environment/demo';
import { Gateways } from '../ports/gateways/gateways';
import { KeptReports } from '../ports/environment/kept-reports';
import { OpenPage } from '../ports/environment/open-page';
import { PageAnswerStore } from '../ports/environment/page-answer-store';
import { SessionMemory } from '../ports/gateways/session-memory';
import { Preferences } from '../ports/environment/preferences';
import { ProjectAddress } from '../ports/environment/project-address';
import { Reachability } from '../ports/environment/reachability';
import { SessionTokens } from '../ports/environment/session-tokens';
import { SuggestionSource } from '../ports/environment/suggestion-source';
import { Tabs } from '../ports/environment/tabs';
import { bind } from './bind';
import type { Configuration } from './configuration';

const Transport = token<HttpTransport>('HttpTransport');

const HttpSession = token<ReturnType<typeof httpSession>>('HttpSession');

/**
 * All gateways over the platform's REST API. `api` is an absolute URL without a trailing slash; the first refresh
 * continues the one that the document has started.
 */
export const httpModule = (
  { api, offlineReading }: Pick<Configuration, 'api' | 'offlineReading'>,
  early: EarlyRefresh,
): ContainerModule =>
  new ContainerModule((options) => {
    bind(
      options,
      Transport,
      [Reachability],
      (reachability) =>
        new HttpTransport(
          api,
          early.fetch,
          xhrUploader(() => new XMLHttpRequest()),
          reachability,
        ),
    );
    bind(
      options,
      AuthGateway,
      [Transport, Preferences, Clock],
      (transport, preferences, clock) =>
        new HttpAuthGateway(transport, new BrowserSessionHint(api, early, preferences, clock), offlineReading),
    );
    bind(options, AccountsGateway, [Transport], (transport) => new HttpAccountsGateway(transport));
    bind(
      options,
      HttpSession,
      [Transport, SessionTokens, Clock, AnswerStore, PageAnswerStore, OpenPage, KeptReports],
      (transport, tokens, clock, store, pageStore, openPage, reports) =>
        httpSession({ transport, tokens, clock, store, pageStore, openPage, reports, keepsPages: offlineReading }),
    );
    bind(options, Gateways, [HttpSession], ({ gateways }) => gateways);
    bind(options, SessionMemory, [HttpSession], ({ memory }) => memory);
    bind(
      options,
      SuggestionSource,
      [Clock],
      (clock) => new HttpSuggestionSource(api, (input, init) => fetch(input, init), clock, document),
    );
    bind(options, ProjectAddress, [], () => api);
    bind(options, Tabs, [], () => tabsOf(api, early));
    bind(options, Demo, [], () => null);
  });
