const PING_TIMEOUT_MS = 5_000;

const reason = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${PING_TIMEOUT_MS / 1000} s`;
  const cause = error.cause;
  return cause instanceof Error ? cause.message || cause.name : error.message;
};

/** Null when a platform answers at the address, otherwise the reason why not. Never throws. */
export const pingProblem = async (api: string): Promise<string | null> => {
  try {
    const answer = await fetch(`${api}/server/ping`, {
      signal: AbortSignal.timeout(PING_TIMEOUT_MS),
      redirect: 'manual',
    });
    if (!answer.ok) return `the answer was ${answer.status} ${answer.statusText}`.trim();
    return (await answer.text()).trim() === 'pong' ? null : "the answer was not 'pong', so this may be another server";
  } catch (error) {
    return reason(error);
  }
};

/** Message for the terminal when the platform does not answer. */
export const pingAdvice = (api: string, problem: string): string => `
  ! The platform did not answer: ${problem}.
    Tried:  GET ${api}/server/ping
    Check:  is it running, is the address right, is a VPN or a proxy in between?
            (a certificate of your own: set NODE_EXTRA_CA_CERTS)
    The application is served anyway; reload it once the platform answers.
`;
