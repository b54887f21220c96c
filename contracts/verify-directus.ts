import { startDirectus } from './provider/directus';
import { finish, reason } from './report';
import { verify } from './verification';

const run = async (): Promise<void> => {
  const platform = await startDirectus();
  try {
    finish(await verify(platform));
  } finally {
    await platform.stop();
  }
};

run().catch((error: unknown) => finish({ passed: 0, failures: [reason(error)] }));
