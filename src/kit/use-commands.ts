import { useEffect } from 'react';
import type { Command } from '../application/commands';
import { useService } from './services';
import { CommandsService } from './tokens';

/** Offers these in the command palette while the page is open. Give it the same list as long as nothing has changed. */
export const useCommands = (commands: readonly Command[]): void => {
  const service = useService(CommandsService);
  useEffect(() => service.offer(commands), [service, commands]);
};
