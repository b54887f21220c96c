import { ContainerModule } from 'inversify';
import { lastValueFrom } from 'rxjs';
import { CanvasImageResizer, SingleTab, IndependentTabs } from '../adapters/browser';
import {
  Database,
  fetchingBy,
  MemoryAccountsGateway,
  MemoryAuthGateway,
  MemoryClient,
  MemoryConnection,
  memoryGateways,
  storageCookie,
  WorldPersister,
  WorldStore,
} from '../adapters/memory';
import { loadWorld } from '../../fixtures/worlds';
import { token } from '../kernel';
import { AccountsGateway } from '../ports/accounts-gateway';
import { AuthGateway } from '../ports/auth-gateway';
import { Clock } from '../ports/clock';
import { Demo } from '../ports/demo';
import { Gateways } from '../ports/gateways';
import { ProjectAddress } from '../ports/project-address';
import { SessionTokens } from '../ports/session-tokens';
import { Tabs } from '../ports/tabs';
import { bind } from './bind';

const Connection = token<MemoryConnection>('MemoryConnection');

/** A call takes a moment, so that the demonstration shows what people wait for; in ms. */
const LATENCY_MS = 30;

/** Every gateway over a world that lives in this browser and survives a reload. Rejects for a world that does not exist. */
export const memoryModule = async (name: string): Promise<ContainerModule> => {
  const [{ world, people }, store] = await Promise.all([loadWorld(name), WorldStore.open()]);
  const database = new Database((await store.read(world.name)) ?? world);
  const keeper = new WorldPersister(database, store);
  const cookie = storageCookie(window.localStorage, `quarterdeck.session.${world.name}`);

  return new ContainerModule((options) => {
    bind(options, Connection, [Clock], (clock) => {
      const appUrl = new URL(document.baseURI).pathname.replace(/\/$/, '');
      const outside = {
        appUrl,
        workshop: new CanvasImageResizer(),
        fetchFile: fetchingBy((input, init) => fetch(input, init)),
      };
      return new MemoryConnection(database, {
        clock,
        latency: LATENCY_MS,
        cookie,
        settled: () => keeper.settled(),
        ...outside,
      });
    });
    bind(options, AuthGateway, [Connection], (connection) => new MemoryAuthGateway(connection));
    bind(options, AccountsGateway, [Connection], (connection) => new MemoryAccountsGateway(connection));
    bind(options, Gateways, [Connection, SessionTokens], (connection, tokens) =>
      memoryGateways(new MemoryClient(connection, tokens)),
    );
    bind(options, ProjectAddress, [], () => `world:${name}`);
    // Every tab has its own copy of the world, and only that copy knows the tokens it has given out.
    bind(options, Tabs, [], () =>
      'BroadcastChannel' in globalThis
        ? new IndependentTabs(new BroadcastChannel(`quarterdeck world:${name}`))
        : new SingleTab(),
    );
    bind(options, Demo, [Connection], ({ platform }) => ({
      users: people,
      mails$: platform.outbox.mails$,
      reset: () => {
        database.replace(world);
        cookie.write(null);
        return lastValueFrom(keeper.settled());
      },
    }));
  });
};
