import { accountsContracts } from './accounts.contract';
import { activityContracts } from './activity.contract';
import type { Contract } from '../contract';
import { directoryContracts } from './directory.contract';
import { commentsContracts } from './comments.contract';
import { itemsManyContracts } from './items/items-many.contract';
import { itemsReadingContracts } from './items/items-reading.contract';
import { itemsWritingContracts } from './items/items-writing.contract';
import { listRowsContracts } from './items/list-rows.contract';
import { nestedWritesContracts } from './items/nested-writes.contract';
import { assetsContracts } from './library/assets.contract';
import { filesContracts } from './library/files.contract';
import { foldersContracts } from './library/folders.contract';
import { libraryListsContracts } from './library/library-lists.contract';
import { permissionsContracts } from './permissions.contract';
import { presetsWritingContracts } from './presets/presets-writing.contract';
import { presetsContracts } from './presets/presets.contract';
import { rolesContracts } from './roles.contract';
import { schemaCollectionsContracts } from './schema/schema-collections.contract';
import { schemaFieldsContracts } from './schema/schema-fields.contract';
import { schemaRelationsContracts } from './schema/schema-relations.contract';
import { revisionsContracts } from './revisions.contract';
import { schemaContracts } from './schema/schema.contract';
import { serverContracts } from './server.contract';
import { sessionContracts } from './session.contract';
import { userListsContracts } from './user-lists.contract';
import { usersContracts } from './users.contract';
import { webhooksContracts } from './webhooks.contract';

/** Every gateway call of the application. */
export const contracts: readonly Contract[] = [
  ...sessionContracts,
  ...accountsContracts,
  ...usersContracts,
  ...userListsContracts,
  ...directoryContracts,
  ...rolesContracts,
  ...serverContracts,
  ...permissionsContracts,
  ...presetsContracts,
  ...presetsWritingContracts,
  ...schemaContracts,
  ...schemaCollectionsContracts,
  ...schemaFieldsContracts,
  ...schemaRelationsContracts,
  ...itemsReadingContracts,
  ...itemsWritingContracts,
  ...itemsManyContracts,
  ...nestedWritesContracts,
  ...listRowsContracts,
  ...revisionsContracts,
  ...activityContracts,
  ...commentsContracts,
  ...webhooksContracts,
  ...filesContracts,
  ...foldersContracts,
  ...libraryListsContracts,
  ...assetsContracts,
];
