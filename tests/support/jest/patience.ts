/** What hangs is given up after this many ms; a machine that has much else to do may take five seconds for one test. */
const PATIENCE = 30_000;

jest.setTimeout(PATIENCE);
