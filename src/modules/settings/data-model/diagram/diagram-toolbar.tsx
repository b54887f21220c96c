import { formatNumber } from '../../../../kernel';
import { useStream, useText } from '../../../../kit';
import { Button, IconButton, Input, Segmented, Toolbar } from '../../../../ui';
import classes from './diagram-page.module.css';
import type { DiagramViewModel } from './diagram.view-model';

export type DiagramForm = 'diagram' | 'list';

interface DiagramToolbarProps {
  readonly view: DiagramViewModel;
  readonly form: DiagramForm;
  readonly onForm: (form: DiagramForm) => void;
}

const Search = ({ view, form }: Pick<DiagramToolbarProps, 'view' | 'form'>) => {
  const { t, locale } = useText();
  const search = useStream(view.search$);
  const { keys, index } = useStream(view.matches$);
  const number = (value: number): string => formatNumber(value, locale.code);
  const isEmpty = search.trim() === '';
  const shown =
    keys.length === 0 || form === 'list'
      ? t('diagram_matches', { count: keys.length })
      : t('diagram_match', { number: number(index + 1), count: number(keys.length) });
  return (
    <>
      <Input
        type="search"
        size="small"
        icon="search"
        className={classes['search']}
        aria-label={t('diagram_search')}
        placeholder={t('diagram_search')}
        value={search}
        onChange={(value) => view.setSearch(value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          view.step(event.shiftKey ? -1 : 1);
        }}
      />
      <span role="status" className={classes['matches']}>
        {isEmpty ? '' : shown}
      </span>
      {isEmpty || keys.length < 2 || form === 'list' ? null : (
        <>
          <IconButton icon="expand_less" size="small" label={t('find_previous')} onClick={() => view.step(-1)} />
          <IconButton icon="expand_more" size="small" label={t('find_next')} onClick={() => view.step(1)} />
        </>
      )}
    </>
  );
};

const Zoom = ({ view: { camera } }: Pick<DiagramToolbarProps, 'view'>) => {
  const { t, locale } = useText();
  const { zoom } = useStream(camera.state$).camera;
  return (
    <>
      <IconButton icon="remove" size="small" label={t('diagram_zoom_out')} onClick={() => camera.zoomOut()} />
      <output className={classes['zoom']} aria-label={t('diagram_zoom')}>
        {new Intl.NumberFormat(locale.code, { style: 'percent' }).format(zoom)}
      </output>
      <IconButton icon="add" size="small" label={t('diagram_zoom_in')} onClick={() => camera.zoomIn()} />
      <Button size="small" onClick={() => camera.fit()}>
        {t('diagram_fit')}
      </Button>
    </>
  );
};

/** The search, the choice between diagram and list, and the zoom. */
export const DiagramToolbar = ({ view, form, onForm }: DiagramToolbarProps) => {
  const { t } = useText();
  return (
    <Toolbar label={t('diagram_tools')} end={form === 'diagram' ? <Zoom view={view} /> : undefined}>
      <Segmented
        label={t('diagram_form')}
        options={[
          { value: 'diagram', label: t('diagram') },
          { value: 'list', label: t('diagram_list') },
        ]}
        value={form}
        onChange={onForm}
      />
      <Search view={view} form={form} />
    </Toolbar>
  );
};
