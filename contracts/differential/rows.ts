import type { JsonObject } from '../../src/kernel';
import { BOOK_LABELS, BOOKS, CHAPTERS, COUNTRIES, LABELS, NOTES, PEOPLE, SECTIONS } from './shape';

const person = (number: number): string => `d1ff0000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`;

export const PEOPLE_KEYS: readonly string[] = [1, 2, 3, 4, 5].map(person);

const books: readonly JsonObject[] = [
  {
    id: 1,
    title: 'Alpha',
    slug: 'alpha',
    status: 'draft',
    pages: 120,
    copies: 5,
    price: 12.5,
    ratio: 0.5,
    rare: true,
    author: person(1),
  },
  {
    id: 2,
    title: 'beta',
    slug: 'beta',
    status: 'published',
    pages: 60,
    price: 9.99,
    lent: false,
    author: person(1),
    sort: 2,
  },
  {
    id: 3,
    title: 'Gamma rays',
    status: 'published',
    pages: 0,
    copies: 9007199254740991,
    ratio: -1.25,
    lent: true,
    author: person(2),
  },
  { id: 4, title: '100% delta_x', slug: 'delta', status: 'archived', pages: -3, tags: ['red', 'blue'], sort: 1 },
  {
    id: 5,
    title: 'Épsilon',
    slug: 'e',
    status: 'draft',
    body: 'Alpha and more',
    extra: { a: [1, null, 'x'] },
    author: person(3),
  },
  {
    id: 6,
    title: '',
    status: 'draft',
    pages: 7,
    tags: ['red'],
    printed: '2026-01-02T03:04:05',
    sold: '2026-01-02T03:04:05',
  },
  {
    id: 7,
    title: '42',
    slug: '42',
    status: 'published',
    pages: 42,
    day: '2026-02-03',
    hour: '04:05:06',
    author: person(4),
  },
  {
    id: 8,
    title: 'Zeta',
    status: 'archived',
    body: '',
    pages: 1000,
    price: 0,
    ratio: 3,
    day: '2025-12-31',
    author: person(2),
  },
  {
    id: 9,
    title: 'alpha',
    status: 'draft',
    body: 'x'.repeat(50),
    extra: [],
    printed: '2026-05-06T07:08:09',
    code: 'secret',
  },
];

/** Rows of both servers at the start of a round, in an order in which they can be created. */
export const ROWS: readonly (readonly [collection: string, rows: readonly JsonObject[]])[] = [
  [
    COUNTRIES,
    [
      { code: 'NO', name: 'Norway' },
      { code: 'de', name: 'Germany' },
      { code: 'x y', name: null },
      { code: 'pt', name: 'Portugal' },
    ],
  ],
  [
    PEOPLE,
    [
      { id: person(1), name: 'Ann', email: 'ann@example.com', born: '1980-01-02', score: 1.5, country: 'NO' },
      {
        id: person(2),
        name: 'bob',
        email: 'bob@example.com',
        born: '1990-12-31',
        score: 7,
        country: 'de',
        chief: person(1),
      },
      { id: person(3), name: 'Cara', score: -2, country: 'NO', chief: person(1) },
      { id: person(4), name: 'Dan', email: 'dan@example.com', country: null, chief: person(2) },
      { id: person(5), name: 'ann', score: 0, country: 'x y' },
    ],
  ],
  [BOOKS, books],
  [
    CHAPTERS,
    [
      { id: 1, title: 'One', number: 1, book: 1 },
      { id: 2, title: 'Two', number: 2, book: 1 },
      { id: 3, title: null, number: 3, book: 2 },
      { id: 4, title: 'One', number: 1, book: 3 },
      { id: 5, title: 'Last', number: 9, book: 5 },
      { id: 6, title: 'alpha', number: null, book: 7 },
    ],
  ],
  [
    LABELS,
    [
      { id: 1, name: 'red' },
      { id: 2, name: 'Blue' },
      { id: 3, name: '' },
    ],
  ],
  [
    BOOK_LABELS,
    [
      { id: 1, book: 1, label: 1, sort: 2 },
      { id: 2, book: 1, label: 2, sort: 1 },
      { id: 3, book: 2, label: 1 },
      { id: 4, book: null, label: 3 },
      { id: 5, book: 3, label: null },
    ],
  ],
  [
    SECTIONS,
    [
      { id: 1, book: 1, collection: LABELS, item: '1' },
      { id: 2, book: 1, collection: COUNTRIES, item: 'NO' },
      { id: 3, book: 2, collection: LABELS, item: '99' },
      { id: 4, book: 5, collection: null, item: null },
      { id: 5, book: 3, collection: PEOPLE, item: person(2) },
    ],
  ],
  [
    NOTES,
    [
      { id: 1, text: 'open one', label: 1, country: 'NO' },
      { id: 2, text: 'open two', label: 2, previous: 1 },
      { id: 3, text: 'closed', label: 3, previous: 1, country: 'de' },
      { id: 4, text: null, label: null, previous: 4 },
      { id: 5, text: 'open 5', label: 1, previous: 3, country: 'de' },
    ],
  ],
];
