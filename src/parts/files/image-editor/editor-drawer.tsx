import { useRef, useState } from 'react';
import type { OpenedImage } from '../../../application/files';
import { fileTitle } from '../../../domain/files';
import { valueOf } from '../../../kernel';
import {
  type TextKey,
  SHORTCUTS,
  useModalShortcuts,
  useNamespaces,
  useStream,
  useSubscription,
  useText,
  useViewModel,
} from '../../../kit';
import { Button, Dialog, Drawer, EmptyState, Notice, Progress, Skeleton } from '../../../ui';
import { FailureNotice, FailureState } from '../../page/failure-state';
import { fileUsage, usageCountText } from '../file-usage';
import { BeforeUnload } from '../../item/leave-guard';
import { CropStage } from './crop-stage';
import { AreaPanel, EditorTools } from './editor-tools';
import type { ImageEditorProps } from './image-editor-props';
import classes from './image-editor.module.css';
import { imageEditorViewModel, type ImageEditorViewModel, type SaveProblem } from './image-editor.view-model';

const PROBLEM_TEXTS: Readonly<Record<SaveProblem, TextKey>> = {
  'changed-since': 'image_changed_since',
  'not-drawn': 'image_not_drawn',
  untouched: 'image_untouched',
};

/** Why the last save did nothing, or that it failed. */
const SaveProblems = ({ view }: { readonly view: ImageEditorViewModel }) => {
  const { t } = useText();
  const problem = useStream(view.problem$);
  const failure = useStream(view.image.save.failure$);
  const progress = useStream(view.image.save.progress$);
  return (
    <>
      {failure === null ? null : <FailureNotice failure={failure} />}
      {problem === null ? null : (
        <Notice tone="warning" role="alert">
          {t(PROBLEM_TEXTS[problem])}
        </Notice>
      )}
      {progress === null ? null : <Progress label={t('image_sending')} value={progress} />}
    </>
  );
};

/** What saving changes, and where. */
const PermanentNotice = ({ file }: { readonly file: string }) => {
  const { t, locale } = useText();
  const found = valueOf(useStream(useViewModel(fileUsage, file, locale.code).usage$));
  return (
    <Notice tone="warning" title={t('changes_are_permanent')}>
      {found === null || found.items.length === 0
        ? t('changes_are_permanent_text')
        : t('image_used', { count: found.items.length, number: usageCountText(found, locale.code) })}
    </Notice>
  );
};

interface WorkbenchProps {
  readonly view: ImageEditorViewModel;
  readonly url: string;
  readonly file: string;
}

const UNDO_KEYS = [SHORTCUTS.undoImageStep];

const Workbench = ({ view, url, file }: WorkbenchProps) => {
  const size = useStream(view.size$);
  const element = useRef<HTMLDivElement>(null);
  useModalShortcuts(element, UNDO_KEYS, () => view.undo());
  return (
    <div ref={element} className={classes['editor']}>
      <PermanentNotice file={file} />
      <EditorTools view={view} />
      <CropStage view={view} url={url} />
      {size === null ? null : <AreaPanel view={view} size={size} />}
    </div>
  );
};

interface ContentProps {
  readonly view: ImageEditorViewModel;
  readonly file: string;
  readonly onClose: () => void;
}

const Content = ({ view, file, onClose }: ContentProps) => {
  const { t } = useText();
  const remote = useStream(view.image.opening$);
  const url = useStream(view.url$);
  const isBroken = useStream(view.isBroken$);
  const close = (
    <Button variant="secondary" onClick={onClose}>
      {t('close')}
    </Button>
  );
  if (remote.kind === 'failed')
    return (
      <FailureState
        title={t('image_failed')}
        failure={remote.failure}
        onRetry={() => view.image.retry()}
        secondaryAction={close}
      />
    );
  if (remote.kind !== 'ready') return <Skeleton height="320px" />;
  const reason = isBroken ? 'image_edit_damaged' : remote.value.kind === 'denied' ? remote.value.reason : null;
  if (reason !== null)
    return <EmptyState kind="denied" title={t('image_edit_denied')} text={t(reason)} actions={close} />;
  return (
    <div className={classes['editor']}>
      <SaveProblems view={view} />
      {url === null ? null : <Workbench view={view} url={url} file={file} />}
    </div>
  );
};

interface FootProps {
  readonly view: ImageEditorViewModel;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

const Foot = ({ view, onSave, onCancel }: FootProps) => {
  const { t } = useText();
  const isDirty = useStream(view.dirty$);
  const isBusy = useStream(view.image.save.busy$);
  return (
    <>
      <Button
        variant="ghost"
        icon="restart_alt"
        disabledReason={!isDirty && t('image_unchanged')}
        onClick={() => view.reset()}
      >
        {t('undo_all')}
      </Button>
      <Button variant="secondary" disabledReason={isBusy && t('image_sending')} onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button
        variant="primary"
        icon="check"
        busy={isBusy}
        disabledReason={!isDirty && t('image_unchanged')}
        onClick={onSave}
      >
        {t('save')}
      </Button>
    </>
  );
};

type Question = 'save' | 'discard' | null;

/** The editor itself, loaded with its first use. */
export const EditorDrawer = ({ file, onSaved, onClose }: ImageEditorProps) => {
  useNamespaces(['files']);
  const { t } = useText();
  const view = useViewModel(imageEditorViewModel, file.id);
  const remote = useStream(view.image.opening$);
  const isDirty = useStream(view.dirty$);
  const isBusy = useStream(view.image.save.busy$);
  const [question, ask] = useState<Question>(null);
  const opened: OpenedImage | null = remote.kind === 'ready' && remote.value.kind === 'opened' ? remote.value : null;
  useSubscription(view.saved$, (saved) => {
    onSaved(saved.file);
    onClose();
  });
  const close = (): void => {
    if (isBusy) return;
    if (isDirty) ask('discard');
    else onClose();
  };
  return (
    <Drawer
      open
      wide
      onClose={close}
      closeLabel={t('close')}
      title={t('editing_image')}
      foot={opened === null ? undefined : <Foot view={view} onSave={() => ask('save')} onCancel={close} />}
    >
      <BeforeUnload form={view} />
      {opened === null ? null : (
        <p className={classes['name']}>
          <bdi>{fileTitle(opened.file)}</bdi>
        </p>
      )}
      <Content view={view} file={file.id} onClose={onClose} />
      <Dialog
        open={question === 'save'}
        onClose={() => ask(null)}
        title={t('changes_are_permanent')}
        text={t('changes_are_permanent_text')}
        danger
        actions={
          <>
            <Button variant="ghost" onClick={() => ask(null)} data-autofocus>
              {t('cancel')}
            </Button>
            <Button
              variant="danger-fill"
              onClick={() => {
                ask(null);
                if (opened !== null) view.save(opened);
              }}
            >
              {t('replace_image')}
            </Button>
          </>
        }
      />
      <Dialog
        open={question === 'discard'}
        onClose={() => ask(null)}
        title={t('unsaved_changes')}
        text={t('unsaved_changes_text')}
        actions={
          <>
            <Button variant="danger" onClick={onClose}>
              {t('discard_changes')}
            </Button>
            <Button variant="primary" onClick={() => ask(null)} data-autofocus>
              {t('keep_editing')}
            </Button>
          </>
        }
      />
    </Drawer>
  );
};
