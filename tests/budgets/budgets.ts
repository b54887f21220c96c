/** Addresses in the world `large` whose requests and response bytes are recorded (tests/e2e/budgets.spec.ts). */
export const PAGES = {
  'the overview': '/collections',
  'a list of 25 with three relational columns': '/collections/bookings',
  'an item page': '/collections/bookings/1',
} as const;

/** Fields that render for one keystroke in a form of 200. */
export const FIELDS_PER_KEYSTROKE = 1;
