import { useRoutes } from 'react-router-dom';
import { ExtensionsService, Registries, useContributions, useService, useStream, useText } from '../../kit';
import { NotFound } from '../../parts/not-found';
import { PageContent, Progress } from '../../ui';
import { moduleRoutes } from '../module-routes';

const LoadingExtensions = () => {
  const { t } = useText();
  return (
    <PageContent>
      <Progress label={t('wait')} value={null} />
    </PageContent>
  );
};

/**
 * The pages of modules that came as extensions, after the router was made. An address that nobody knows is given up only
 * when no extension is on its way any more.
 */
export const ExtensionRoutes = () => {
  const modules = useContributions(useService(Registries).modules);
  const settled = useStream(useService(ExtensionsService).settled$);
  return useRoutes([...modules.flatMap(moduleRoutes), { path: '*', element: settled ? <NotFound /> : <LoadingExtensions /> }]);
};
