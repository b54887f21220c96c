import { useEffect, useMemo, useState } from 'react';
import { parseScope, type Scope, scopeText } from '../../domain/presets';
import type { RemoteData } from '../../kernel';
import { type InterfaceProps, type Translate, useStream, useText, useViewModel } from '../../kit';
import { ClearButton } from '../../parts/fields/clear-button';
import { UnsupportedValue } from '../../parts/fields/unsupported-value';
import { PickerDrawer } from '../../parts/relations/picker-drawer';
import { AnchoredMenu, DetachedControl, SelectButton, TextLink } from '../../ui';
import { SCOPE_COLLECTIONS, scopeName } from './system-scope.view-model';
import classes from './system-scope.module.css';

const ICONS = { all: 'public', user: 'person', role: 'group' } as const;

const labelOf = (scope: Scope, name: RemoteData<string | null>, t: Translate): string => {
  if (scope.kind === 'all') return t('scope_all');
  if (name.kind === 'ready') return name.value ?? t('name_not_found', { name: scope.id });
  return name.kind === 'failed' ? scope.id : t('loading');
};

/** All users, a role or a user; a role or user that does not exist, or may not be read, is marked. */
export const SystemScopeInterface = ({ field, value, readonly, onChange }: InterfaceProps) => {
  const { t, fieldName } = useText();
  const view = useViewModel(scopeName);
  const name = useStream(view.name$);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [picking, setPicking] = useState<'user' | 'role' | null>(null);
  const scope = useMemo(() => (typeof value === 'string' ? parseScope(value) : null), [value]);
  useEffect(() => view.show(scope), [view, scope]);
  if (value !== null && typeof value !== 'string') return <UnsupportedValue value={value} />;
  const isClearable = value !== null && !readonly && (field.schema?.is_nullable ?? true);
  const choose = (next: Scope): void => onChange(scopeText(next));
  return (
    <div className={classes['scope']}>
      <SelectButton
        text={scope === null ? (value ?? '') : labelOf(scope, name, t)}
        placeholder={t('nothing_chosen')}
        icon={scope === null ? undefined : ICONS[scope.kind]}
        expanded={anchor !== null}
        popup="menu"
        readOnly={readonly}
        trailing={
          isClearable ? (
            <DetachedControl>
              <ClearButton field={field} onClear={() => onChange(null)} />
            </DetachedControl>
          ) : undefined
        }
        onClick={({ currentTarget }) => setAnchor(anchor === null ? currentTarget : null)}
      />
      {anchor === null ? null : (
        <AnchoredMenu
          anchor={anchor}
          label={fieldName(field)}
          onClose={() => setAnchor(null)}
          entries={[
            {
              key: 'all',
              label: t('scope_all'),
              icon: ICONS.all,
              checked: scope?.kind === 'all',
              onSelect: () => choose({ kind: 'all' }),
            },
            {
              key: 'user',
              label: t('scope_user'),
              icon: ICONS.user,
              checked: scope?.kind === 'user',
              onSelect: () => setPicking('user'),
            },
            {
              key: 'role',
              label: t('scope_role'),
              icon: ICONS.role,
              checked: scope?.kind === 'role',
              onSelect: () => setPicking('role'),
            },
          ]}
        />
      )}
      <PickerDrawer
        open={picking !== null}
        collection={SCOPE_COLLECTIONS[picking ?? 'user']}
        mode="one"
        title={t(picking === 'role' ? 'scope_choose_role' : 'scope_choose_user')}
        field={fieldName(field)}
        selected={scope !== null && scope.kind === picking ? [scope.id] : []}
        onPick={([key]) => {
          if (picking !== null && key !== undefined) choose({ kind: picking, id: String(key) });
        }}
        onClose={() => setPicking(null)}
      />
      {name.kind === 'failed' ? (
        <p role="status" className={classes['note']}>
          {t('related_failed')} <TextLink onClick={() => view.retry()}>{t('retry')}</TextLink>
        </p>
      ) : null}
    </div>
  );
};
