import { Container, ContainerModule } from 'inversify';
import { of } from 'rxjs';
import { SingleTab } from '../../src/adapters/browser';
import { readTable } from '../../src/adapters/browser/table-reader';
import {
  MemoryAccountsGateway,
  MemoryAuthGateway,
  MemoryClient,
  MemoryEditJournal,
  memoryGateways,
} from '../../src/adapters/memory';
import { uuid } from '../../src/adapters/memory/identifiers';
import { applicationModule, AppLoader } from '../../src/assembly/application.module';
import { bind, identifierOf } from '../../src/assembly/bind';
import { contributions } from '../../src/assembly/contributions';
import { gatewaysModule } from '../../src/assembly/gateways.module';
import { signedInModule } from '../../src/assembly/signed-in.module';
import { succeed } from '../../src/kernel';
import { Registries, type Services, Translator } from '../../src/kit';
import { AccountsGateway } from '../../src/ports/accounts-gateway';
import { AuthGateway } from '../../src/ports/auth-gateway';
import { Clipboard } from '../../src/ports/clipboard';
import { PageVisibility } from '../../src/ports/page-visibility';
import { Clock } from '../../src/ports/clock';
import { Downloads } from '../../src/ports/downloads';
import { EditJournal } from '../../src/ports/edit-journal';
import { Gateways } from '../../src/ports/gateways';
import { Identifiers } from '../../src/ports/identifiers';
import { Network } from '../../src/ports/network';
import { ProjectAddress } from '../../src/ports/project-address';
import { SessionTokens } from '../../src/ports/session-tokens';
import { TableFiles } from '../../src/ports/table-files';
import { Tabs } from '../../src/ports/tabs';
import { RecordedDownloads } from '../actors/recorded-downloads';
import { fileTranslator } from '../../tests/support/texts';
import { MemoryClipboard } from './memory-clipboard';
import type { MemoryServer } from './memory-far-end';
import { RecordingItemsGateway } from './recording-items';
import { InvalidatedTokens } from './spoiled-tokens';
import { PresetsStore } from '../../src/application/presets';
import { DraftJournal } from '../../src/application/recovery';

/** The application's own services over the gateways in memory; what is bound here is all that a page would add. */
export const memoryServices = (farEnd: MemoryServer, clock: Clock): Services => {
  const { connection, online$, recorded } = farEnd;
  const container = new Container();
  const adapter = new ContainerModule((options) => {
    bind(options, Clipboard, [], () => new MemoryClipboard());
    bind(options, Clock, [], () => clock);
    bind(options, AppLoader, [], () => () => succeed([container.get(PresetsStore), container.get(DraftJournal)]));
    bind(options, Translator, [], fileTranslator);
    bind(options, Registries, [], contributions);
    bind(options, Downloads, [], () => new RecordedDownloads());
    bind(options, TableFiles, [], () => ({ read: readTable }));
    bind(options, Identifiers, [], () => ({ uuid }));
    bind(options, ProjectAddress, [], () => 'world:blog');
    bind(options, EditJournal, [ProjectAddress], (project) => new MemoryEditJournal(farEnd.shelf, project, clock));
    bind(options, Network, [], () => ({ online$ }));
    bind(options, PageVisibility, [], () => ({ visible$: of(true) }));
    bind(options, Tabs, [], () => new SingleTab());
    bind(options, AccountsGateway, [], () => new MemoryAccountsGateway(connection));
    bind(options, AuthGateway, [], () => new MemoryAuthGateway(connection));
    bind(options, Gateways, [SessionTokens], (tokens) => {
      const gateways = memoryGateways(new MemoryClient(connection, farEnd.serves(new InvalidatedTokens(tokens))));
      return { ...gateways, items: new RecordingItemsGateway(gateways.items, recorded, () => farEnd.losing) };
    });
  });
  container.load(applicationModule, signedInModule, gatewaysModule, adapter);
  return { get: (token) => container.get(identifierOf(token)) };
};
