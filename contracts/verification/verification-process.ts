import { reason, type Tally } from '../report';
import { verifyPact } from './verify-pact';

/** Started by `verifyApart`: verifies what its environment names and sends the tally to its parent. */
const send = (tally: Tally): void => void process.send?.(tally, () => process.exit(0));

const { CONTRACT_URL: url = '', CONTRACT_EMAIL: email = '', CONTRACT_PASSWORD: password = '' } = process.env;

verifyPact({ url, email, password }).then(send, (error: unknown) => send({ passed: 0, failures: [reason(error)] }));

// Whoever waited for the result is gone.
process.once('disconnect', () => process.exit(1));
