import { useRoutes } from 'react-router-dom';
import { Registries, useContributions, useService, useStream, useText } from '../../kit';
import { NotFound } from '../../parts/page/not-found';
import { PageContent, Progress } from '../../ui';
import { moduleRoutes } from '../module-routes';
import { Extensions } from '../../application/extensions';

const LoadingExtensions = () => {
  const { t } = useText();
  return (
    <PageContent>
      <Progress label={t('wait')} value={null} />
    </PageContent>
  );
};

/**
 * Routes of modules that extensions registered after the router was created. 'Not found' shows once all extensions have
 * loaded.
 */
export const ExtensionRoutes = () => {
  const modules = useContributions(useService(Registries).modules);
  const settled = useStream(useService(Extensions).settled$);
  return useRoutes([
    ...modules.flatMap(moduleRoutes),
    { path: '*', element: settled ? <NotFound /> : <LoadingExtensions /> },
  ]);
};
