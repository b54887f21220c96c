const LINES = 6;

/** What could open a door: bearer tokens, signed tokens, tokens in addresses. */
const SECRETS = [
  /\bBearer\s+\S+/gi,
  /\b[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}\b/g,
  /([?&#](?:access_token|token|code)=)[^&\s#)]*/gi,
] as const;

const masked = (text: string): string =>
  SECRETS.reduce(
    (safe, secret) => safe.replace(secret, (_, kept: unknown) => `${typeof kept === 'string' ? kept : ''}…`),
    text,
  );

/** The facts about something that has thrown, for whoever has to find the cause: no token, no query, no content. */
export const crashDetails = (error: unknown, path: string): string => {
  const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack =
    error instanceof Error && error.stack !== undefined
      ? error.stack
          .split('\n')
          .filter((line) => /^\s*at |@/.test(line))
          .slice(0, LINES)
      : [];
  return masked([said, `in ${path}`, ...stack.map((line) => line.trim())].join('\n'));
};
