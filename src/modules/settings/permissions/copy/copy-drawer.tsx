import { SchemaStore } from '../../../../application/data-model';
import type { CopyPlace } from '../../../../domain/permissions';
import { formatNumber, valueOf } from '../../../../kernel';
import { useNamespaces, useService, useStream, useSubscription, useText, useViewModel } from '../../../../kit';
import { SearchBox } from '../../../../parts/lists/search-box';
import { FailureNotice } from '../../../../parts/page/failure-state';
import { Button, Checkbox, Drawer, Segmented, Skeleton } from '../../../../ui';
import { ACTION_TEXTS } from '../permission-texts';
import classes from './copy-drawer.module.css';
import { nameOf, Preview } from './copy-preview';
import { type CopyOrigin, type CopyPermissionViewModel, copyPermissionViewModel } from './copy.view-model';

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
