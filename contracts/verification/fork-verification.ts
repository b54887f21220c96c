import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Tally } from '../report';
import type { Provider } from './verify-pact';

/**
 * Verifies in a child process with its output discarded: Pact's native part prints every interaction to the terminal
 * and cannot be silenced. Resolves with the tally of the child.
 */
export const forkVerification = (provider: Provider): Promise<Tally> =>
  new Promise((resolve, reject) => {
    const child = fork(join(__dirname, 'verification-process.ts'), {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {
        ...process.env,
        PACT_DO_NOT_TRACK: '1',
        CONTRACT_PROVIDER: JSON.stringify(provider),
      },
    });
    let tally: Tally | null = null;
    child.once('message', (message) => (tally = message as Tally));
    child.once('error', reject);
    child.once('exit', (code) =>
      tally === null ? reject(new Error(`The verification ended with code ${code} and no result.`)) : resolve(tally),
    );
  });
