import { AccessStore } from '../../application/access';
import { Uploads, type UploadsDependencies, UploadSession } from '../../application/files';
import { Notifications } from '../../application/notifications';
import { UnsavedChanges } from '../../application/unsaved-changes';
import type { NamedTokens } from '../../kernel';
import { namedServices, type Services } from '../../kit';
import { Clock } from '../../ports/environment/clock';
import { Identifiers } from '../../ports/environment/identifiers';
import { FilesGateway } from '../../ports/gateways/files-gateway';
import { ItemsGateway } from '../../ports/gateways/items-gateway';
import { folderStore } from '../folder-tree';

const DEPENDENCIES: NamedTokens<Omit<UploadsDependencies, 'folders'>> = {
  files: FilesGateway,
  items: ItemsGateway,
  access: AccessStore,
  identifiers: Identifiers,
  clock: Clock,
  notifications: Notifications,
  unsaved: UnsavedChanges,
};

/** The queue of uploads of the session. Not bound in the container, so that the first page does not load its code. */
export const uploadsOf = (services: Services): Uploads =>
  services
    .get(UploadSession)
    .open(() => new Uploads({ ...namedServices(services, DEPENDENCIES), folders: folderStore(services) }));
