import { nextPage } from './after-save.rules';

const made = { created: true, key: 34 } as const;
const changed = { created: false, key: 34 } as const;

test.each([
  ['existing', { then: 'leave', ...changed }, 'list'],
  ['existing', { then: 'stay', ...changed }, 'here'],
  ['existing', { then: 'new', ...changed }, 'new-item'],
  ['existing', { then: 'stay', ...made }, 'created-item'],
  ['new', { then: 'leave', ...made }, 'list'],
  ['new', { then: 'stay', ...made }, 'created-item'],
  ['new', { then: 'new', ...made }, 'start-over'],
  ['new', { then: 'stay', created: true, key: null }, 'list'],
  ['singleton', { then: 'leave', ...changed }, 'here'],
  ['singleton', { then: 'stay', ...made }, 'here'],
] as const)('%s, %j: %s', (opened, saved, next) => {
  expect(nextPage(opened, saved)).toBe(next);
});
