import { left } from 'fp-ts/Either';
import { Container, ContainerModule } from 'inversify';
import { map, of } from 'rxjs';
import { graphLayout } from '../../src/adapters/browser/diagram-layout/graph-layout';
import { readTable } from '../../src/adapters/browser/table-reader';
import {
  Database,
  MemoryAccountsGateway,
  MemoryAuthGateway,
  MemoryClient,
  MemoryEditJournal,
  memoryGateways,
  MemorySuggestionSource,
  type World,
} from '../../src/adapters/memory';
import { uuid } from '../../src/adapters/memory/identifiers';
import { DevicePreferences, SupportLinks, Theme } from '../../src/application/settings';
import { Preferences } from '../../src/ports/environment/preferences';
import { PresetsStore } from '../../src/application/presets';
import { DraftJournal } from '../../src/application/recovery';
import { UnsavedReporter } from '../../src/application/unsaved-changes';
import { applicationModule, AppLoader } from '../../src/assembly/application.module';
import { bind, identifierOf } from '../../src/assembly/bind';
import { contributions } from '../../src/assembly/contributions';
import { gatewaysModule } from '../../src/assembly/gateways.module';
import { signedInModule } from '../../src/assembly/signed-in.module';
import type { SuggestionFailure } from '../../src/domain/suggestions';
import { networkFailure, succeed } from '../../src/kernel';
import { Registries, type Services, Translator } from '../../src/kit';
import { AccountsGateway } from '../../src/ports/gateways/accounts-gateway';
import { AuthGateway } from '../../src/ports/gateways/auth-gateway';
import type { CommentsGateway } from '../../src/ports/gateways/comments-gateway';
import { Clipboard } from '../../src/ports/environment/clipboard';
import { Clock } from '../../src/ports/environment/clock';
import { DiagramLayout } from '../../src/ports/environment/diagram-layout';
import { Downloads } from '../../src/ports/environment/downloads';
import { EditJournal } from '../../src/ports/environment/edit-journal';
import { Gateways } from '../../src/ports/gateways/gateways';
import { NO_SESSION_MEMORY, SessionMemory } from '../../src/ports/gateways/session-memory';
import { Identifiers } from '../../src/ports/environment/identifiers';
import { Network } from '../../src/ports/environment/network';
import { OpenPage } from '../../src/ports/environment/open-page';
import { PageVisibility } from '../../src/ports/environment/page-visibility';
import { ProjectAddress } from '../../src/ports/environment/project-address';
import { Reachability } from '../../src/ports/environment/reachability';
import { SessionTokens } from '../../src/ports/environment/session-tokens';
import { SuggestionSource } from '../../src/ports/environment/suggestion-source';
import { TableFiles } from '../../src/ports/environment/table-files';
import { Tabs } from '../../src/ports/environment/tabs';
import { fileTranslator } from '../../tests/support/texts';
import { VirtualBrowser, type VirtualTab } from '../../tests/support/virtual-browser';
import { VirtualClock } from '../../tests/support/virtual-clock';
import { MemoryActor } from '../actors/memory/memory-actor';
import type { Assembly, Server } from './assembly';
import { initialWorld } from './initial-world';
import { MemoryClipboard, RecordedDownloads } from './memory-browser';
import { InvalidatedTokens, MemoryServer } from './memory-server';
import { RecordingItemsGateway } from './recording-items-gateway';

const SITE = 'https://northlight.example';

/** As behind the Content-Security-Policy of the browser, which names no other host. */
const OTHER_HOSTS: SuggestionSource = {
  read: (address) => of(left<SuggestionFailure>({ kind: 'blocked', host: new URL(address).host })),
};

/** Comments that are posted although the answer is lost, like the writes of items. */
const droppingComments = (comments: CommentsGateway, server: Pick<MemoryServer, 'dropsResponses'>): CommentsGateway =>
  Object.create(comments, {
    post: {
      value: (...args: Parameters<CommentsGateway['post']>) =>
        comments
          .post(...args)
          .pipe(map((result) => (server.dropsResponses ? left(networkFailure('/activity/comment', true)) : result))),
    },
  }) as CommentsGateway;

/** The services of the application over the memory gateways, with stand-ins for what the browser provides. */
const memoryServices = (farEnd: MemoryServer, clock: Clock, tab: Tabs): Services => {
  const { connection, online$, recorded } = farEnd;
  const container = new Container();
  const adapter = new ContainerModule((options) => {
    bind(options, Clipboard, [], () => new MemoryClipboard());
    bind(options, Clock, [], () => clock);
    bind(
      options,
      AppLoader,
      [],
      () => () => succeed([container.get(PresetsStore), container.get(DraftJournal), container.get(UnsavedReporter)]),
    );
    bind(options, Translator, [], fileTranslator);
    bind(options, Registries, [], contributions);
    bind(options, Preferences, [], () => farEnd.preferences);
    bind(options, Theme, [DevicePreferences], (preferences) => new Theme(preferences, () => undefined));
    bind(options, DiagramLayout, [], () => ({ layout: (graph) => succeed(graphLayout(graph)) }));
    bind(options, Downloads, [], () => new RecordedDownloads());
    bind(options, TableFiles, [], () => ({ read: readTable }));
    bind(options, Identifiers, [], () => ({ uuid }));
    bind(options, SessionMemory, [], () => NO_SESSION_MEMORY);
    bind(options, SuggestionSource, [], () => new MemorySuggestionSource(connection, SITE, OTHER_HOSTS));
    bind(options, ProjectAddress, [], () => 'world:blog');
    bind(options, SupportLinks, [], () => ({ reportBug: null, requestFeature: null, manual: null }));
    bind(options, EditJournal, [ProjectAddress], (project) => new MemoryEditJournal(farEnd.journal, project, clock));
    bind(options, Network, [], () => ({ online$ }));
    bind(options, OpenPage, [], () => ({ path: () => '/' }));
    bind(options, PageVisibility, [], () => ({ visible$: of(true), callAttention: () => undefined }));
    bind(options, Tabs, [], () => tab);
    bind(options, AccountsGateway, [], () => new MemoryAccountsGateway(connection));
    bind(options, AuthGateway, [], () => new MemoryAuthGateway(connection));
    bind(options, Gateways, [SessionTokens], (tokens) => {
      const gateways = memoryGateways(new MemoryClient(connection, farEnd.useTokens(new InvalidatedTokens(tokens))));
      return {
        ...gateways,
        items: new RecordingItemsGateway(gateways.items, recorded, farEnd),
        comments: droppingComments(gateways.comments, farEnd),
      };
    });
  });
  container.load(applicationModule, signedInModule, gatewaysModule, adapter);
  const services: Services = { get: (token) => container.get(identifierOf(token)) };
  farEnd.reportTo(services.get(Reachability));
  return services;
};

/** The time of the blog world. */
const NOW = Date.parse('2026-11-20T10:40:00Z');

/** View-models and use cases over the memory gateways: no page, and a virtual clock. */
export class MemoryAssembly implements Assembly {
  readonly timeoutMs = 0;
  readonly server: Server;
  private readonly database = new Database(initialWorld());
  private readonly clock = new VirtualClock(NOW);
  private readonly browser = new VirtualBrowser(this.clock, () => 1);
  private readonly farEnd = new MemoryServer(this.database, this.clock);
  private readonly tabs: [MemoryActor, ...MemoryActor[]] = [this.newTab()];
  private current = 0;
  private language = 'en-US';

  constructor() {
    this.server = this.farEnd;
  }

  get actor(): MemoryActor {
    return this.tabs[this.current] ?? this.tabs[0];
  }

  openTab(): void {
    this.current = this.tabs.push(this.newTab()) - 1;
  }

  async switchToTab(index: number): Promise<void> {
    this.current = index;
    await this.actor.isShown();
  }

  now(): number {
    return this.clock.now();
  }

  prepare(change: (world: World) => World): void {
    this.database.replace(change(this.database.snapshot()));
  }

  setLanguage(language: string): void {
    this.language = language;
  }

  async dispose(): Promise<void> {
    for (const tab of this.tabs) tab.dispose();
  }

  /** Each page that is loaded in a tab replaces the one before. */
  private newTab(): MemoryActor {
    let page: VirtualTab | null = null;
    const start = (): Services => {
      page?.close();
      page = this.browser.tab();
      return memoryServices(this.farEnd, this.clock, page);
    };
    return new MemoryActor(this.clock, start, () => this.language);
  }
}
