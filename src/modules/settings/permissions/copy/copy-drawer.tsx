import { placeKey, type CopyEntry } from '../../../../application/access';
import { SchemaStore } from '../../../../application/data-model';
import type { CopyPlace } from '../../../../domain/permissions';
import { collectionName, type Schema } from '../../../../domain/schema';
import { formatNumber, valueOf } from '../../../../kernel';
import {
  type Message,
  useNamespaces,
  useService,
  useStream,
  useSubscription,
  useText,
  useViewModel,
} from '../../../../kit';
import { SearchBox } from '../../../../parts/lists/search-box';
import { FailureNotice } from '../../../../parts/page/failure-state';
import { Button, Checkbox, Drawer, Icon, Segmented, Skeleton } from '../../../../ui';
import { RiskList } from '../../risks';
import { ACTION_TEXTS, LEVEL_ICONS, LEVEL_TEXTS } from '../permission-texts';
import classes from './copy-drawer.module.css';
import { type CopyOrigin, type CopyPermissionViewModel, copyPermissionViewModel } from './copy.view-model';

const nameOf = ({ collections }: Schema, collection: string, language: string): string => {
  const entry = collections.get(collection);
  return entry === undefined ? collection : collectionName(entry, language);
};

const Targets = ({ view }: { readonly view: CopyPermissionViewModel }) => {
  const { t } = useText();
  const mode = useStream(view.mode$);
  const search = useStream(view.search$);
  const options = useStream(view.options$);
  return (
    <section className={classes['section']}>
      <div className={classes['choice']}>
        <Segmented
          label={t('permit_copy_targets')}
          value={mode}
          onChange={(next) => view.show(next)}
          options={[
            { value: 'collections', label: t('permit_copy_collections') },
            { value: 'roles', label: t('permit_copy_roles') },
          ]}
        />
        <SearchBox label={t('permit_copy_search')} value={search} onChange={(text) => view.searchFor(text)} />
      </div>
      <div role="group" aria-label={t('permit_copy_targets')} className={classes['targets']} tabIndex={-1}>
        {options.map((option) => (
          <Checkbox key={option.key} checked={option.isChosen} onChange={(chosen) => view.toggle(option, chosen)}>
            <bdi>{option.name}</bdi>
          </Checkbox>
        ))}
      </div>
    </section>
  );
};

/** What the copy does to a place beside the change of its level. */
const notesOf = ({ copy }: CopyEntry): readonly Message[] => {
  const fields = copy.missing.join(', ');
  if (copy.denied !== null) return [{ key: `permit_copy_${copy.denied}`, parameters: { fields } }];
  if (!copy.isNeeded) return [{ key: 'permit_copy_equal', parameters: {} }];
  const { allowsMore, allowsLess } = copy;
  const key = allowsMore && allowsLess ? 'permit_copy_both' : allowsMore ? 'permit_copy_more' : 'permit_copy_less';
  return [
    ...(copy.stored === null ? [] : [{ key: 'permit_copy_replaces', parameters: {} } as const]),
    ...(allowsMore || allowsLess ? [{ key, parameters: {} } as const] : []),
    ...(fields === '' ? [] : [{ key: 'permit_copy_left_out', parameters: { fields } } as const]),
    ...(copy.createsEntry ? [{ key: 'permit_copy_entry', parameters: {} } as const] : []),
  ];
};

const STATE_TEXTS = { saving: 'permit_saving', done: 'permit_copy_done', changed: 'permit_copy_changed' } as const;

const Entry = ({ entry, name }: { readonly entry: CopyEntry; readonly name: string }) => {
  const { t } = useText();
  const { copy, state, failure } = entry;
  const levels = { before: t(LEVEL_TEXTS[copy.before.level]), after: t(LEVEL_TEXTS[copy.after.level]) };
  return (
    <li
      className={classes['entry']}
      data-copied={copy.collection}
      data-levels={`${copy.before.level} to ${copy.after.level}`}
      data-state={state}
      data-needed={copy.isNeeded}
      data-denied={copy.denied}
    >
      <Icon name={copy.denied === null ? LEVEL_ICONS[copy.after.level] : 'error'} />
      <div className={classes['words']}>
        <bdi className={classes['name']}>{name}</bdi>
        {copy.isNeeded ? <p>{t('permit_copy_change', levels)}</p> : null}
        {notesOf(entry).map(({ key, parameters }) => (
          <p key={key} className={classes['note']}>
            {t(key, parameters)}
          </p>
        ))}
        {state === 'saving' || state === 'done' || state === 'changed' ? (
          <p className={classes['state']}>{t(STATE_TEXTS[state])}</p>
        ) : null}
        {state === 'failed' ? <p className={classes['state']}>{t('permit_copy_failed')}</p> : null}
        {failure === null ? null : <FailureNotice failure={failure} />}
      </div>
    </li>
  );
};

const Preview = ({ view }: { readonly view: CopyPermissionViewModel }) => {
  const { t, locale } = useText();
  const { schema } = useService(SchemaStore);
  const entries = useStream(view.copy.entries$);
  const names = useStream(view.roleNames$);
  const risks = useStream(view.copy.risks$);
  if (entries.length === 0) return null;
  const placeName = ({ role, collection }: CopyPlace): string =>
    collection === view.origin.collection ? (names.get(role) ?? '') : nameOf(schema, collection, locale.code);
  return (
    <>
      <section className={classes['section']}>
        <h2>{t('permit_copy_preview')}</h2>
        <ul className={classes['list']} aria-label={t('permit_copy_preview')} aria-live="polite">
          {entries.map((entry) => (
            <Entry key={placeKey(entry.copy)} entry={entry} name={placeName(entry.copy)} />
          ))}
        </ul>
      </section>
      {risks.length === 0 ? null : (
        <section className={classes['section']}>
          <h2>{t('access_risks')}</h2>
          <RiskList risks={risks} roles={[...names].flatMap(([id, name]) => (id === null ? [] : [{ id, name }]))} />
        </section>
      )}
    </>
  );
};

interface CopyPermissionDrawerProps {
  readonly origin: CopyOrigin;
  /** The only place to copy to; by default the places are chosen in the drawer. */
  readonly place?: CopyPlace;
  /** How many wide drawers are below. */
  readonly level?: number;
  readonly onClose: () => void;
}

/** Copies a permission to other collections or roles, after a preview of what changes. */
export const CopyPermissionDrawer = ({ origin, place, level = 0, onClose }: CopyPermissionDrawerProps) => {
  useNamespaces(['permissions', 'roles']);
  const { t, locale } = useText();
  const { schema } = useService(SchemaStore);
  const view = useViewModel(copyPermissionViewModel, origin, place ?? null);
  const { copy } = view;
  const data = useStream(copy.data$);
  const entries = useStream(copy.entries$);
  const busy = useStream(copy.busy$);
  const isBegun = useStream(copy.isBegun$);
  useSubscription(view.done$, onClose);
  const open = entries.filter((entry) => entry.copy.isNeeded && entry.state !== 'done').length;
  const cell = t('permit_cell_name', {
    collection: nameOf(schema, origin.collection, locale.code),
    action: t(ACTION_TEXTS[origin.action]),
  });
  return (
    <Drawer
      open
      wide
      level={level}
      onClose={onClose}
      closeLabel={t('close')}
      title={t('permit_copy_cell', { cell })}
      foot={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t(isBegun ? 'close' : 'cancel')}
          </Button>
          <Button
            variant="primary"
            icon={isBegun ? 'refresh' : 'content_copy'}
            busy={busy}
            disabledReason={open === 0 ? t('permit_copy_nothing') : undefined}
            onClick={() => copy.execute()}
          >
            {isBegun ? t('retry') : t('permit_copy_number', { number: formatNumber(open, locale.code) })}
          </Button>
        </>
      }
    >
      <div className={classes['body']}>
        {data.kind === 'failed' ? <FailureNotice failure={data.failure} onRetry={() => copy.reload()} /> : null}
        {valueOf(data) === null ? (
          data.kind === 'failed' ? null : (
            <Skeleton height="240px" />
          )
        ) : (
          <>
            {isBegun || place !== undefined ? null : <Targets view={view} />}
            <Preview view={view} />
          </>
        )}
      </div>
    </Drawer>
  );
};
