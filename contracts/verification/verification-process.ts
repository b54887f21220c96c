import { reason, type Tally } from '../report';
import { type Provider, verifyPact } from './verify-pact';

/** Started by `forkVerification`: verifies the server named in the environment and sends the tally to the parent. */
const send = (tally: Tally): void => void process.send?.(tally, () => process.exit(0));

const provider = JSON.parse(process.env['CONTRACT_PROVIDER'] ?? '') as Provider;

verifyPact(provider).then(send, (error: unknown) => send({ passed: 0, failures: [reason(error)] }));

// The parent process has exited.
process.once('disconnect', () => process.exit(1));
