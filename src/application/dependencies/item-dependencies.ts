import type { NamedTokens } from '../../kernel';
import { Clipboard } from '../../ports/environment/clipboard';
import { Clock } from '../../ports/environment/clock';
import { Downloads } from '../../ports/environment/downloads';
import { Identifiers } from '../../ports/environment/identifiers';
import { SuggestionSource } from '../../ports/environment/suggestion-source';
import { ItemsGateway } from '../../ports/gateways/items-gateway';
import { TableFiles } from '../../ports/environment/table-files';
import { AccessStore } from '../access';
import { Notifications } from '../notifications';
import { DraftJournal } from '../recovery';
import { SchemaStore } from '../data-model';
import { ItemPrefetch } from '../session';
import { UnsavedChanges } from '../unsaved-changes';

/**
 * What use cases of items are constructed with, by name. Classes take a `Pick` of what they use. Lazily loaded pages
 * construct them, so that the container needs none of their code.
 */
export interface ItemDependencies {
  readonly items: ItemsGateway;
  readonly prefetch: Pick<ItemPrefetch, 'take'>;
  readonly clipboard: Clipboard;
  readonly clock: Clock;
  readonly identifiers: Identifiers;
  readonly schema: SchemaStore;
  readonly access: AccessStore;
  readonly notifications: Notifications;
  readonly unsaved: UnsavedChanges;
  readonly drafts: DraftJournal;
  readonly downloads: Downloads;
  readonly tableFiles: TableFiles;
  readonly suggestions: SuggestionSource;
}

const TOKENS: NamedTokens<ItemDependencies> = {
  items: ItemsGateway,
  prefetch: ItemPrefetch,
  clipboard: Clipboard,
  clock: Clock,
  identifiers: Identifiers,
  schema: SchemaStore,
  access: AccessStore,
  notifications: Notifications,
  unsaved: UnsavedChanges,
  drafts: DraftJournal,
  downloads: Downloads,
  tableFiles: TableFiles,
  suggestions: SuggestionSource,
};

/** The tokens of the named services: pages ask for them without knowing ports. */
export const itemDependencies = <Name extends keyof ItemDependencies>(
  ...names: readonly Name[]
): NamedTokens<Pick<ItemDependencies, Name>> =>
  Object.fromEntries(names.map((name) => [name, TOKENS[name]])) as unknown as NamedTokens<Pick<ItemDependencies, Name>>;
