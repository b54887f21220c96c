import { defineParameterType } from '@cucumber/cucumber';
import type { LinkDefect } from './sign-in-secrets';

defineParameterType({
  name: 'who',
  regexp: /Ines|Clara|Petra|Jun|Amara|she|he|her|him|the visitor/,
  transformer: (name: string) => name,
});

const LOCATIONS: Readonly<Record<string, string>> = {
  'the sign-in page': 'sign-in',
  'the sign-out page': 'sign-out',
  'the welcome page': 'welcome',
  'the password reset page': 'reset-password',
  'the invitation page': 'accept-invite',
  'the overview': 'overview',
  'the not-found page': 'not found',
  'the no-access page': 'no access',
  'the connection error page': 'unreachable',
};

const locationOf = (text: string): string => {
  const [first = '', second] = [...text.matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? '');
  if (text.startsWith('item')) return `${second ?? ''}/${first}`;
  return LOCATIONS[text] ?? (text.startsWith('a new item') ? `${first}/+` : first);
};

/** As `Actor.location` returns it. */
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
  regexp: /saves|saves and stays|saves and starts another/,
  transformer: (text: string) => (text === 'saves' ? 'leave' : text === 'saves and stays' ? 'stay' : 'new'),
});

/** How a mailed link was tampered with. */
defineParameterType({
  name: 'defect',
  regexp: /forged|altered|oversized|malformed|empty/,
  transformer: (kind: string) => kind as LinkDefect,
});
