import { useId, useState } from 'react';
import { formatNumber } from '../../../kernel';
import { type TextKey, useStream, useText } from '../../../kit';
import { Button, Field, IconButton, Input, Segmented, Select } from '../../../ui';
import classes from './image-editor.module.css';
import type { ImageEditorViewModel } from './image-editor.view-model';
import { keptArea, type PixelArea, RATIO_NAMES, type RatioName, savedSize, type Size } from './image-edits.rules';

/** Ratios without a text are written as they are called. */
const RATIO_TEXTS: Readonly<Partial<Record<RatioName, TextKey>>> = {
  free: 'ratio_free',
  original: 'ratio_original',
  square: 'ratio_square',
};

interface ToolsProps {
  readonly view: ImageEditorViewModel;
}

/** Everything that changes the whole image. */
export const EditorTools = ({ view }: ToolsProps) => {
  const { t } = useText();
  const mode = useStream(view.dragMode$);
  const edits = useStream(view.edits$);
  const canUndo = useStream(view.canUndo$);
  return (
    <div className={classes['tools']} role="group" aria-label={t('image_tools')}>
      <Segmented
        label={t('drag_mode')}
        options={[
          { value: 'move', label: t('drag_mode_move'), icon: 'open_with' },
          { value: 'crop', label: t('drag_mode_crop'), icon: 'crop' },
        ]}
        value={mode}
        onChange={(next) => view.setDragMode(next)}
      />
      <IconButton
        icon="undo"
        label={t('undo')}
        disabledReason={!canUndo && t('image_unchanged')}
        onClick={() => view.undo()}
      />
      <Button size="small" variant="ghost" icon="rotate_left" onClick={() => view.rotate('left')}>
        {t('rotate_left')}
      </Button>
      <Button size="small" variant="ghost" icon="rotate_right" onClick={() => view.rotate('right')}>
        {t('rotate_right')}
      </Button>
      <Button size="small" variant="ghost" icon="flip_horizontal" onClick={() => view.flip('horizontal')}>
        {t('flip_horizontal')}
      </Button>
      <Button size="small" variant="ghost" icon="flip_vertical" onClick={() => view.flip('vertical')}>
        {t('flip_vertical')}
      </Button>
      <Select
        size="small"
        className={classes['ratio']}
        icon="aspect_ratio"
        aria-label={t('aspect_ratio')}
        value={edits.ratio}
        options={RATIO_NAMES.map((name) => {
          const text = RATIO_TEXTS[name];
          return { value: name, label: text === undefined ? name : t(text) };
        })}
        onChange={(name) => view.chooseRatio(name as RatioName)}
      />
      {edits.area === null ? null : (
        <Button size="small" variant="ghost" icon="close" onClick={() => view.cancelCrop()}>
          {t('cancel_crop')}
        </Button>
      )}
    </div>
  );
};

interface SideProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** One number of the area. Arrow keys change it by one pixel; other numbers apply when they are entered. */
const Side = ({ label, value, onChange }: SideProps) => {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = (): void => {
    const entered = draft === null ? Number.NaN : Number.parseInt(draft, 10);
    setDraft(null);
    if (Number.isFinite(entered) && entered !== value) onChange(entered);
  };
  return (
    <Field name={label} label={label}>
      <Input
        size="small"
        inputMode="numeric"
        dir="ltr"
        value={draft ?? String(value)}
        onChange={setDraft}
        onBlur={commit}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
          if (event.key === 'Enter') commit();
          if (step === 0) return;
          event.preventDefault();
          setDraft(null);
          onChange(value + step * (event.shiftKey ? 10 : 1));
        }}
      />
    </Field>
  );
};

const SIDES: readonly (readonly [keyof PixelArea, TextKey])[] = [
  ['left', 'area_left'],
  ['top', 'area_top'],
  ['width', 'area_width'],
  ['height', 'area_height'],
];

/** The area in numbers, and what becomes of the size of the image. */
export const AreaPanel = ({ view, size }: ToolsProps & { readonly size: Size }) => {
  const { t, locale } = useText();
  const edits = useStream(view.edits$);
  const note = useId();
  const area = keptArea(size, edits);
  const saved = savedSize(size, edits);
  const pixels = ({ width, height }: Size): string =>
    t('pixels', { width: formatNumber(width, locale.code), height: formatNumber(height, locale.code) });
  return (
    <div className={classes['panel']}>
      <div className={classes['sides']} role="group" aria-label={t('crop_area')} aria-describedby={note}>
        {SIDES.map(([name, label]) => (
          <Side key={name} label={t(label)} value={area[name]} onChange={(value) => view.changeArea(name, value)} />
        ))}
      </div>
      <p id={note} className={classes['note']}>
        {t('crop_area_note')}
      </p>
      <p className={classes['sizes']}>
        {t('original_size', { size: pixels(size) })}
        {saved.width === size.width && saved.height === size.height ? null : (
          <strong>{t('new_size', { size: pixels(saved) })}</strong>
        )}
      </p>
    </div>
  );
};
