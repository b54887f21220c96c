import type { InterfaceFixtures } from '../../kit';

export const inputHashFixtures: InterfaceFixtures = {
  values: { hash: ['**********', '$argon2id$v=19$m=65536'] },
  options: [{ placeholder: 'New password', masked: true }],
  edits: [{ type: 'hash', from: '**********', steps: [{ type: 'secret' }], value: 'secret' }],
};
