import { join } from 'node:path';

export const PACT_FOLDER = join(__dirname, 'pacts');

/** The pact between the application and the platform; generated, and committed. */
export const PACT = join(PACT_FOLDER, 'quarterdeck-platform.json');
