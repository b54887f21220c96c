import { memo, Suspense } from 'react';
import {
  lazyComponent,
  type ModuleDefinition,
  type PageAction,
  shortcutLabel,
  useService,
  useStream,
  useText,
} from '../../kit';
import { PageBoundary } from '../../parts/page/page-boundary';
import { ConnectionMark, Navigation } from '../../ui';
import { Connection } from '../../application/connection';

/** Quality and latency of the connection. Separate component, because its stream emits on every response. */
const ConnectionStatus = () => {
  const { t } = useText();
  const { quality, latency } = useStream(useService(Connection).state$);
  return (
    <ConnectionMark
      quality={quality}
      label={latency === null ? t(`connection_${quality}`) : t(`connection_${quality}_in`, { latency })}
    />
  );
};

interface ShellNavigationProps {
  /** The open module; undefined for none. */
  readonly module: ModuleDefinition | undefined;
  /** The project's name. */
  readonly title: string;
  /** Opens the command palette. */
  readonly palette: PageAction;
}

/** The navigation of the open module. Memoised: its entries follow the location themselves. */
export const ShellNavigation = memo(({ module, title, palette }: ShellNavigationProps) => {
  const { t } = useText();
  const Entries = module === undefined ? null : lazyComponent(module.navigation);
  return (
    <Navigation
      title={title}
      aside={<ConnectionStatus />}
      jump={{
        label: t('jump_to'),
        keys: palette.shortcut && shortcutLabel(palette.shortcut),
        onSelect: () => palette.execute?.(),
      }}
    >
      <PageBoundary name={`navigation ${module?.id ?? ''}`}>
        <Suspense fallback={null}>{Entries === null ? null : <Entries />}</Suspense>
      </PageBoundary>
    </Navigation>
  );
});
