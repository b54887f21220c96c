import type { AccessLevel, Action } from '../../../domain/permissions';
import type { TextKey } from '../../../kit';

export const LEVEL_TEXTS = {
  all: 'permit_all',
  none: 'permit_none',
  custom: 'permit_custom',
} as const satisfies Readonly<Record<AccessLevel, TextKey>>;

export const LEVEL_ICONS: Readonly<Record<AccessLevel, string>> = { all: 'check', none: 'block', custom: 'rule' };

export const ACTION_TEXTS = {
  create: 'permit_create',
  read: 'permit_read',
  update: 'permit_update',
  delete: 'permit_delete',
} as const satisfies Readonly<Record<Action, TextKey>>;
