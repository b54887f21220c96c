/** Limit of one test; on a busy machine a healthy test can take five seconds. */
const TEST_TIMEOUT_MS = 30_000;

jest.setTimeout(TEST_TIMEOUT_MS);
