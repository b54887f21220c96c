import { itemDependencies } from '../../application/dependencies';
import { FileUsage, type FoundUsage } from '../../application/files';
import { formatNumber } from '../../kernel';
import { viewModel } from '../../kit';

/** The items that refer to a file, named in a language. */
export const fileUsage = viewModel(
  [itemDependencies('items', 'schema', 'access')],
  (dependencies) => (file: string, language: string) => new FileUsage(dependencies, file, language),
);

/** The number of items found, with a plus sign when there are more. */
export const usageCountText = ({ items, hasMore }: FoundUsage, locale: string): string =>
  `${formatNumber(items.length, locale)}${hasMore ? '+' : ''}`;
