import type { NamedTokens } from '../../../kernel';
import { Clock } from '../../../ports/environment/clock';
import { Identifiers } from '../../../ports/environment/identifiers';
import { FilesGateway } from '../../../ports/gateways/files-gateway';
import { ItemsGateway } from '../../../ports/gateways/items-gateway';
import { AccessStore } from '../../access';
import { Notifications } from '../../notifications';
import { UnsavedChanges } from '../../unsaved-changes';
import type { UploadsDependencies } from './uploads';

/** What the queue is constructed with, except the folders, whose store is not bound in the container. */
export const uploadsDependencies: NamedTokens<Omit<UploadsDependencies, 'folders'>> = {
  files: FilesGateway,
  items: ItemsGateway,
  access: AccessStore,
  identifiers: Identifiers,
  clock: Clock,
  notifications: Notifications,
  unsaved: UnsavedChanges,
};
