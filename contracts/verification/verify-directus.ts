import { scriptOptions } from '../../host/options';
import { runSuites } from '../gateways/suites';
import { httpTarget } from '../gateways/targets';
import { AdminApi } from '../platform/admin-api';
import { Stage } from '../platform/stage';
import { DATABASES, databaseOf, startDirectus } from '../provider/directus';
import { add, finish, reason } from '../report';
import { SERVER_NUMBERS } from '../twin';
import { forkVerification } from './fork-verification';

const { values } = scriptOptions(
  `Installs and starts a real Directus, and verifies the pacts and the gateway suites against it
(npm run contracts:verify:directus -- [options]):
  --database D  ${DATABASES.join(' or ')} (sqlite); PostgreSQL has to be installed on this machine
  --help        show this`,
  { database: { type: 'string', default: 'sqlite' } },
);

const run = async (): Promise<void> => {
  const database = databaseOf(values.database);
  const platform = await startDirectus('9.0', database);
  try {
    const pact = await forkVerification(platform);
    const stage = new Stage(new AdminApi(platform.url, platform.email, platform.password));
    finish(
      add(pact, await runSuites(httpTarget(stage, database === 'postgres' ? 'text' : SERVER_NUMBERS, 'directus'))),
    );
  } finally {
    await platform.stop();
  }
};

run().catch((error: unknown) => finish({ passed: 0, failures: [reason(error)] }));
