import type { Contract } from './contract';
import { itemsReadingContracts } from './items-reading.contract';
import { itemsWritingContracts } from './items-writing.contract';
import { permissionsContracts } from './permissions.contract';
import { presetsContracts } from './presets.contract';
import { schemaContracts } from './schema.contract';
import { serverContracts } from './server.contract';
import { sessionContracts } from './session.contract';
import { rolesContracts, usersContracts } from './users.contract';

/** Every call that the application makes. */
export const contracts: readonly Contract[] = [
  ...sessionContracts,
  ...usersContracts,
  ...rolesContracts,
  ...serverContracts,
  ...permissionsContracts,
  ...presetsContracts,
  ...schemaContracts,
  ...itemsReadingContracts,
  ...itemsWritingContracts,
];
