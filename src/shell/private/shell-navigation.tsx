import { memo, Suspense } from 'react';
import { ConnectionService, lazyComponent, metaKey, type ModuleDefinition, useService, useStream, useText } from '../../kit';
import { PageBoundary } from '../../parts/page-boundary';
import { ConnectionMark, Navigation } from '../../ui';

/** How well the server is reached. By itself, for it changes with every answer. */
const ConnectionStatus = () => {
  const { t } = useText();
  const { quality, latency } = useStream(useService(ConnectionService).state$);
  return (
    <ConnectionMark
      quality={quality}
      label={latency === null ? t(`connection_${quality}`) : t(`connection_${quality}_in`, { latency })}
    />
  );
};

interface ShellNavigationProps {
  /** The module that is open; undefined for none. */
  readonly module: ModuleDefinition | undefined;
  /** What the project is called. */
  readonly title: string;
  readonly onJump: () => void;
}

/** The navigation of the open module. Not drawn again for another page of it: its entries know by themselves where one is. */
export const ShellNavigation = memo(({ module, title, onJump }: ShellNavigationProps) => {
  const { t } = useText();
  const Entries = module === undefined ? null : lazyComponent(module.navigation);
  return (
    <Navigation
      title={title}
      aside={<ConnectionStatus />}
      jump={{ label: t('jump_to'), keys: `${metaKey()} K`, onSelect: onJump }}
    >
      <PageBoundary name={`navigation ${module?.id ?? ''}`}>
        <Suspense fallback={null}>{Entries === null ? null : <Entries />}</Suspense>
      </PageBoundary>
    </Navigation>
  );
});
