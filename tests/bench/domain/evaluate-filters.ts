import { chance } from '../../../fixtures/builders';
import type { Item } from '../../../src/domain/items';
import { isJsonObject, type Json } from '../../../src/kernel';
import { itemGate, type Access } from '../../../src/domain/permissions';
import { emptySchema } from '../../../src/domain/schema';
import type { BenchCase } from './measure';

const ITEMS = 1000;
const NOW = Date.UTC(2026, 0, 1);

const access: Access = {
  user: {
    id: 'u1',
    first_name: null,
    last_name: null,
    email: null,
    language: null,
    theme: null,
    avatar: null,
    last_page: null,
    role: { id: 'r', name: 'Editors', admin_access: false, app_access: true, module_list: null, collection_list: null },
  },
  permissions: [
    {
      id: 1,
      role: 'r',
      collection: 'articles',
      action: 'update',
      fields: ['*'],
      permissions: {
        _or: [
          { author: { team: { lead: { _eq: '$CURRENT_USER' } } } },
          { editors: { user: { _eq: '$CURRENT_USER' } } },
        ],
      },
      validation: null,
      presets: null,
    },
  ],
};

const { integer, happens } = chance('bench/judge-items');

const items: readonly Item[] = Array.from({ length: ITEMS }, (_, index) => ({
  id: index + 1,
  author: happens(0.1) ? null : { id: index, team: { id: integer(1, 9), lead: `u${integer(1, 9)}` } },
  editors: Array.from({ length: integer(0, 4) }, () => ({ user: `u${integer(1, 9)}` })),
}));

/** Like the domain: an unread field matches, since only the server knows its value. */
const allowedByHand = (item: Item, user: string): boolean => {
  const { author, editors } = item;
  if (author === undefined || !Array.isArray(editors)) return true;
  if (author !== null) {
    if (!isJsonObject(author)) return true;
    const { team } = author;
    if (team === undefined || (team !== null && (!isJsonObject(team) || team['lead'] === undefined))) return true;
    if (team !== null && team['lead'] === user) return true;
  }
  let isEditor = false;
  for (const editor of editors as readonly Json[]) {
    if (!isJsonObject(editor) || editor['user'] === undefined) return true;
    if (editor['user'] === user) isEditor = true;
  }
  return isEditor;
};

const countByHand = (): number => {
  const user = access.user?.id ?? '';
  let count = 0;
  for (const item of items) if (allowedByHand(item, user)) count += 1;
  return count;
};

const countByDomain = (): number => {
  const gate = itemGate(emptySchema, access, 'articles', 'update', NOW);
  let count = 0;
  for (const item of items) if (gate(item) === false) count += 1;
  return count;
};

export const judgeItems: BenchCase = {
  name: '1,000 items, a permission through relations',
  budget: 10,
  domain: countByDomain,
  byHand: countByHand,
};
