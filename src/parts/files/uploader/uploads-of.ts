import { Uploads, uploadsDependencies, UploadSession } from '../../../application/files';
import { namedServices, type Services } from '../../../kit';
import { folderStore } from './folder-store';

/** The queue of uploads of the session. Not bound in the container, so that the first page does not load its code. */
export const uploadsOf = (services: Services): Uploads =>
  services
    .get(UploadSession)
    .open(() => new Uploads({ ...namedServices(services, uploadsDependencies), folders: folderStore(services) }));
