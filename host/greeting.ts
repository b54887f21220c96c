import type { DemoUser } from '../src/ports/environment/demo';

export interface Greeting {
  readonly address: string;
  readonly api: string | null;
  readonly world: string;
  readonly people: readonly DemoUser[];
}

const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length));

const credentials = (people: readonly DemoUser[]): string => {
  const role = widest(people.map((person) => person.role));
  const email = widest(people.map((person) => person.email));
  return people
    .map((person) => `    ${person.role.padEnd(role)}  ${person.email.padEnd(email)}  ${person.password}`)
    .join('\n');
};

/** What the world `blog` shows of the application, in five lines. */
const SUGGESTIONS = `
  Things to try
    1. Open 'The last ferry to Hirta' in Articles, change its title and save.
    2. Open Revisions beside it, choose an older version and restore a value.
    3. Press Ctrl+K and type part of a title to go to that item.
    4. Open Events, a calendar, and drag an event to another day.
    5. Sign out and in as the Contributor: fewer collections, fewer actions.
`;

/** Message for the terminal when the host listens. The passwords belong to a demo world and are not secret. */
export const greeting = ({ address, api, world, people }: Greeting): string => `
  Quarterdeck is ready: ${address}

  ${api === null ? `Demo world '${world}', running in your browser. Sign in as` : `Connected to ${api}`}
${api === null ? `${credentials(people)}\n${world === 'blog' ? SUGGESTIONS : ''}` : ''}
  Stop with Ctrl+C.
`;
