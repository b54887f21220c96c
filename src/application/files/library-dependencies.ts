import type { NamedTokens } from '../../kernel';
import { FilesGateway } from '../../ports/gateways/files-gateway';
import { FoldersGateway } from '../../ports/gateways/folders-gateway';
import { ItemsGateway } from '../../ports/gateways/items-gateway';
import { AccessStore } from '../access';
import { Notifications } from '../notifications';
import { SchemaStore } from '../data-model';

/** What use cases of the library are constructed with, by name; pages ask for them without knowing ports. */
export interface LibraryDependencies {
  readonly folders: FoldersGateway;
  readonly files: FilesGateway;
  readonly items: ItemsGateway;
  readonly access: AccessStore;
  readonly notifications: Notifications;
  readonly schema: SchemaStore;
}

export const libraryDependencies: NamedTokens<LibraryDependencies> = {
  folders: FoldersGateway,
  files: FilesGateway,
  items: ItemsGateway,
  access: AccessStore,
  notifications: Notifications,
  schema: SchemaStore,
};
