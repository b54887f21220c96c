import { useRef, useState } from 'react';
import type { RoleComparison } from '../../../../application/access';
import { SchemaStore } from '../../../../application/data-model';
import { type ComparedRole, type EffectiveCell, hasTabValue, type PermissionTab } from '../../../../domain/permissions';
import { useService, useStream, useText } from '../../../../kit';
import { Icon, IconButton, TextLink, useRowWindow } from '../../../../ui';
import { ACTION_TEXTS, LEVEL_ICONS, LEVEL_TEXTS, RuleSummary } from '../../permissions';
import { CopyPermissionDrawer } from '../../permissions/copy';
import { rolePath } from '../../role-paths';
import classes from './compare-roles-page.module.css';
import type { CompareRolesViewModel, DifferenceRow } from './compare-roles.view-model';

const ROW_HEIGHT = 96;

const PARTS: readonly PermissionTab[] = ['permissions', 'fields', 'validation', 'presets'];

interface CellProps {
  readonly view: CompareRolesViewModel;
  readonly row: DifferenceRow;
  readonly cell: EffectiveCell;
  readonly role: ComparedRole;
  readonly roleName: string;
}

/** The drawer of a stored permission, otherwise the cell in the table of the role. */
const addressOf = ({ role, permissions }: ComparedRole, { collection, action, key }: DifferenceRow): string => {
  const stored = permissions.find((each) => each.collection === collection && each.action === action);
  return stored === undefined ? `${rolePath(role)}?cell=${encodeURIComponent(key)}` : `${rolePath(role)}/${stored.id}`;
};

const Cell = ({ view, row, cell, role, roleName }: CellProps) => {
  const { t } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const { rules, level, source } = cell;
  const own =
    rules === null || level !== 'custom' ? [] : PARTS.filter((part) => part === 'fields' || hasTabValue(rules, part));
  const parts = row.parts.length > 0 ? row.parts : own;
  return (
    <div role="cell" className={classes['cell']} data-level={level}>
      <span className={classes['role']}>
        <bdi>{roleName}</bdi>
      </span>
      <span className={classes['level']}>
        <Icon name={LEVEL_ICONS[level]} />
        <TextLink href={role.admin_access ? rolePath(role.role) : addressOf(role, row)}>
          {t(LEVEL_TEXTS[level])}
        </TextLink>
        {source === 'app' || source === 'administrator' ? (
          <small>{t(source === 'app' ? 'role_compare_by_app' : 'role_compare_by_administrator')}</small>
        ) : null}
      </span>
      {rules === null || parts.length === 0 ? null : (
        <RuleSummary schema={schema} collection={row.collection} names={view.names} rules={rules} parts={parts} />
      )}
    </div>
  );
};

interface DifferenceTableProps {
  readonly view: CompareRolesViewModel;
  readonly rows: readonly DifferenceRow[];
  readonly comparison: RoleComparison;
  readonly names: readonly [left: string, right: string];
}

/** The cells in which two roles differ, windowed where they are many. */
export const DifferenceTable = ({ view, rows, comparison, names }: DifferenceTableProps) => {
  const { t } = useText();
  const scroller = useRef<HTMLDivElement>(null);
  const { indexes, before, after, measure } = useRowWindow(scroller, {
    count: rows.length,
    height: ROW_HEIGHT,
    measured: true,
    enabled: true,
  });
  const [copied, setCopied] = useState<DifferenceRow | null>(null);
  const { left, right } = comparison;
  return (
    <>
      <div ref={scroller} className={classes['scroller']}>
        <div role="table" aria-label={t('role_compare_differences')} aria-rowcount={rows.length + 1}>
          <div role="row" aria-rowindex={1} className={`${classes['row']} ${classes['head']}`}>
            {[t('collection'), t('role_compare_action'), ...names, t('permit_copy_to')].map((head, index) => (
              <div key={index} role="columnheader">
                <bdi>{head}</bdi>
              </div>
            ))}
          </div>
          {before > 0 ? <div role="presentation" style={{ blockSize: before }} /> : null}
          {indexes.map((index) => {
            const row = rows[index];
            if (row === undefined) return null;
            const action = t(ACTION_TEXTS[row.action]);
            const cell = t('permit_cell_name', { collection: row.name, action });
            return (
              <div
                key={row.key}
                ref={measure}
                role="row"
                aria-rowindex={index + 2}
                className={classes['row']}
                data-index={index}
                data-difference={row.key}
              >
                <div role="rowheader">
                  <bdi>{row.name}</bdi>
                </div>
                <div role="cell">{action}</div>
                <Cell view={view} row={row} cell={row.left} role={left} roleName={names[0]} />
                <Cell view={view} row={row} cell={row.right} role={right} roleName={names[1]} />
                <div role="cell">
                  {right.admin_access ? null : (
                    <IconButton
                      icon="content_copy"
                      label={t('role_compare_copy', { role: names[1], cell })}
                      onClick={() => setCopied(row)}
                    />
                  )}
                </div>
              </div>
            );
          })}
          {after > 0 ? <div role="presentation" style={{ blockSize: after }} /> : null}
        </div>
      </div>
      {copied === null ? null : (
        <CopyPermissionDrawer
          origin={{ role: left.role, collection: copied.collection, action: copied.action, rules: copied.left.rules }}
          place={{ role: right.role, collection: copied.collection }}
          onClose={() => setCopied(null)}
        />
      )}
    </>
  );
};
