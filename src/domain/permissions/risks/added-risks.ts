import { equals } from '../../../kernel';
import type { Permission } from '../permission';
import { cellKey, type CellTarget } from '../table/permission-plan';
import { type AccessRisk, accessRisks } from './risks';

/** The role of a change; null is the public one. */
interface ChangedRole {
  readonly id: string | null;
  readonly appAccess: boolean;
}

/** A permission that is not stored yet has to count, so it needs an id. */
const PENDING_ID = 0;

/** The stored permissions of a role with these cells in place of what is stored for them. */
export const withCells = (
  role: string | null,
  permissions: readonly Permission[],
  cells: readonly CellTarget[],
): readonly Permission[] => {
  const replaced = new Set(cells.map(cellKey));
  return [
    ...permissions.filter((each) => each.role === role && !replaced.has(cellKey(each))),
    ...cells.flatMap(({ collection, action, rules }) =>
      rules === null ? [] : [{ ...rules, id: PENDING_ID, role, collection, action }],
    ),
  ];
};

/** The risks of a role after a change that it does not have before, or that concern more fields. */
export const addedRisks = (
  { id, appAccess }: ChangedRole,
  before: readonly Permission[],
  after: readonly Permission[],
): readonly AccessRisk[] => {
  const roles = id === null ? [] : [{ id, admin_access: false, app_access: appAccess, enforce_tfa: false }];
  const known = accessRisks(roles, before, new Map());
  const isKnown = (risk: AccessRisk): boolean =>
    known.some(
      ({ kind, cell, fields }) =>
        kind === risk.kind && equals(cell, risk.cell) && risk.fields.every((field) => fields.includes(field)),
    );
  return accessRisks(roles, after, new Map()).filter((risk) => risk.role === id && !isKnown(risk));
};
