import { reason, type Tally } from '../report';
import { verifyPact } from './verify-pact';

/** Started by `forkVerification`: verifies the server named in the environment and sends the tally to the parent. */
const send = (tally: Tally): void => void process.send?.(tally, () => process.exit(0));

const { CONTRACT_URL: url = '', CONTRACT_EMAIL: email = '', CONTRACT_PASSWORD: password = '' } = process.env;

verifyPact({ url, email, password }).then(send, (error: unknown) => send({ passed: 0, failures: [reason(error)] }));

// The parent process has exited.
process.once('disconnect', () => process.exit(1));
