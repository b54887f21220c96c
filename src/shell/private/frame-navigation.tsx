import { memo, Suspense } from 'react';
import { lazyComponent, metaKey, useText, type ModuleDefinition } from '../../kit';
import { Region } from '../../parts/page-boundary';
import { Navigation } from '../../ui';
import { ConnectionNow } from './connection-now';

interface FrameNavigationProps {
  /** The module that is open; undefined for none. */
  readonly module: ModuleDefinition | undefined;
  /** What the project is called. */
  readonly title: string;
  readonly onJump: () => void;
}

/** The navigation of the open module. Not drawn again for another page of it: its entries know by themselves where one is. */
export const FrameNavigation = memo(({ module, title, onJump }: FrameNavigationProps) => {
  const { t } = useText();
  const Entries = module === undefined ? null : lazyComponent(module.navigation);
  return (
    <Navigation
      title={title}
      aside={<ConnectionNow />}
      jump={{ label: t('jump_to'), keys: `${metaKey()} K`, onSelect: onJump }}
    >
      <Region name={`navigation ${module?.id ?? ''}`}>
        <Suspense fallback={null}>{Entries === null ? null : <Entries />}</Suspense>
      </Region>
    </Navigation>
  );
});
