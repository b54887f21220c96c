import { defineParameterType } from '@cucumber/cucumber';
import type { LinkDefect } from './sign-in-secrets';

defineParameterType({
  name: 'who',
  regexp: /Ines|Clara|Petra|Jun|Amara|she|he|her|him|somebody/,
  transformer: (name: string) => name,
});

const LOCATIONS: Readonly<Record<string, string>> = {
  'the sign-in page': 'sign-in',
  'the page that greets people': 'welcome',
  'the page for a new password': 'reset-password',
  'the page for the invited': 'accept-invite',
  'the overview': 'overview',
  'a page that does not exist': 'not found',
  'a page for those without access': 'no access',
  'a page about the lost connection': 'unreachable',
};

const locationOf = (text: string): string => {
  const [first = '', second] = [...text.matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? '');
  if (text.startsWith('item')) return `${second ?? ''}/${first}`;
  return LOCATIONS[text] ?? (text.startsWith('a new item') ? `${first}/+` : first);
};

/** As `Actor.place` names it. */
defineParameterType({
  name: 'place',
  regexp: new RegExp(
    [
      ...Object.keys(LOCATIONS),
      'the list "[^"]*"',
      'the form "[^"]*"',
      'item "[^"]*" of "[^"]*"',
      'a new item of "[^"]*"',
    ].join('|'),
  ),
  transformer: locationOf,
});

defineParameterType({
  name: 'afterwards',
  regexp: /saves|saves and stays|saves and begins another/,
  transformer: (text: string) => (text === 'saves' ? 'leave' : text === 'saves and stays' ? 'stay' : 'new'),
});

/** A link that was not mailed like this. */
defineParameterType({
  name: 'spoiled',
  regexp: /forged|rewritten|huge|nonsensical|empty/,
  transformer: (kind: string) => kind as LinkDefect,
});
