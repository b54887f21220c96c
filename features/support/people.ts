/** How a user signs in. */
export interface Person {
  readonly email: string;
  readonly password: string;
}

const PASSWORD = 'northlight';

/** The users of the magazine: an administrator, two editors (one reads German) and two contributors (one suspended). */
const PEOPLE: Readonly<Record<string, Person>> = {
  Ines: { email: 'ines.halloran@northlight.example', password: PASSWORD },
  Clara: { email: 'clara.voss@northlight.example', password: PASSWORD },
  Petra: { email: 'petra.novak@northlight.example', password: PASSWORD },
  Jun: { email: 'jun.takeda@northlight.example', password: PASSWORD },
  Amara: { email: 'amara.diallo@northlight.example', password: PASSWORD },
};

/** Throws for a pronoun: signing in needs a name. */
export const person = (name: string): Person => {
  const found = PEOPLE[name];
  if (found === undefined) throw new Error(`There is no user '${name}'`);
  return found;
};
