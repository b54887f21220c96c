import { ContainerModule } from 'inversify';
import { lastValueFrom, map } from 'rxjs';
import { CanvasImageResizer, tabsOf } from '../adapters/browser';
import { HttpSuggestionSource } from '../adapters/http';
import {
  Database,
  fetchFileWith,
  MemoryAccountsGateway,
  MemoryAuthGateway,
  MemoryClient,
  MemoryConnection,
  memoryGateways,
  MemorySuggestionSource,
  type Platform,
  SharedWorld,
  storageCookie,
  type World,
  WorldStore,
} from '../adapters/memory';
import { type DemoTour, loadWorld, withMention } from '../../fixtures/worlds';
import { succeed, token } from '../kernel';
import { collectionPath, itemPath } from '../kit';
import { AccountsGateway } from '../ports/gateways/accounts-gateway';
import { AuthGateway } from '../ports/gateways/auth-gateway';
import { Clock } from '../ports/environment/clock';
import { Demo } from '../ports/environment/demo';
import { Gateways } from '../ports/gateways/gateways';
import { NO_SESSION_MEMORY, SessionMemory } from '../ports/gateways/session-memory';
import { ProjectAddress } from '../ports/environment/project-address';
import { Reachability } from '../ports/environment/reachability';
import { SessionTokens } from '../ports/environment/session-tokens';
import { SuggestionSource } from '../ports/environment/suggestion-source';
import { Tabs } from '../ports/environment/tabs';
import { bind } from './bind';

const Connection = token<MemoryConnection>('MemoryConnection');

/** Simulated latency, so that the demo shows loading states. */
const LATENCY_MS = 30;

const pathOf = ({ collection, key }: DemoTour['steps'][number]): string =>
  key === null ? collectionPath(collection) : itemPath(collection, key);

/** Nothing happens once the item is deleted. */
const editAsColleague = (platform: Platform, tour: DemoTour | null): void => {
  const step = tour?.steps.find(({ id }) => id === 'conflict');
  if (!tour || !step || step.key === null) return;
  const items = platform.items(step.collection, tour.colleague);
  const [item] = items.list({ filter: { id: { _eq: step.key } }, limit: 1 });
  if (item !== undefined) items.update([step.key], tour.edit(item));
};

/** All gateways over a demo world stored in this browser, with these extensions. Rejects for an unknown world. */
export const memoryModule = async (
  name: string,
  extensions: NonNullable<World['extensions']> = {},
): Promise<ContainerModule> => {
  const [{ world: loaded, people, tour }, store] = await Promise.all([loadWorld(name), WorldStore.open()]);
  const world = { ...(tour === null ? loaded : withMention(loaded, tour)), extensions };
  const database = new Database({ ...((await store.read(world.name)) ?? world), extensions });
  const tabs = tabsOf(`world:${world.name}`);
  const shared = new SharedWorld(database, store, (name, call) => tabs.withLock(name, call));
  const cookie = storageCookie(window.localStorage, `quarterdeck.session.${world.name}`);

  return new ContainerModule((options) => {
    bind(options, Connection, [Clock, Reachability], (clock, reachability) => {
      const appUrl = new URL(document.baseURI).pathname.replace(/\/$/, '');
      const outside = {
        appUrl,
        imageResizer: new CanvasImageResizer(),
        fetchFile: fetchFileWith((input, init) => fetch(input, init)),
      };
      return new MemoryConnection(database, {
        clock,
        reachability,
        latency: LATENCY_MS,
        cookie,
        shared,
        ...outside,
      });
    });
    bind(options, AuthGateway, [Connection], (connection) => new MemoryAuthGateway(connection));
    bind(options, AccountsGateway, [Connection], (connection) => new MemoryAccountsGateway(connection));
    bind(options, Gateways, [Connection, SessionTokens], (connection, tokens) =>
      memoryGateways(new MemoryClient(connection, tokens)),
    );
    bind(options, SuggestionSource, [Connection, Clock], (connection, clock) => {
      const { baseURI } = document;
      const elsewhere = new HttpSuggestionSource(baseURI, (input, init) => fetch(input, init), clock, document);
      return new MemorySuggestionSource(connection, baseURI, elsewhere);
    });
    bind(options, SessionMemory, [], () => NO_SESSION_MEMORY);
    bind(options, ProjectAddress, [], () => `world:${name}`);
    bind(options, Tabs, [], () => tabs);
    bind(options, Demo, [Connection], ({ platform }) => ({
      users: people,
      steps: (tour?.steps ?? []).map((step) => ({ id: step.id, path: pathOf(step) })),
      mails$: platform.outbox.mails$,
      reset: () => {
        cookie.write(null);
        return lastValueFrom(shared.write(() => succeed(database.replace(world))).pipe(map(() => undefined)));
      },
      editAsColleague: () =>
        lastValueFrom(shared.write(() => succeed(editAsColleague(platform, tour))).pipe(map(() => undefined))),
    }));
  });
};
