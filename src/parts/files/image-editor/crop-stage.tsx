import { useEffect, useRef } from 'react';
import { useStream, useSubscription, useText } from '../../../kit';
import { CropperStage } from './cropper-stage';
import classes from './image-editor.module.css';
import type { ImageEditorViewModel } from './image-editor.view-model';

interface CropStageProps {
  readonly view: ImageEditorViewModel;
  readonly url: string;
}

/** The image with the area that is kept. Works by mouse and touch; the panel beside it does the same by keyboard. */
export const CropStage = ({ view, url }: CropStageProps) => {
  const { t } = useText();
  const stage = useRef<CropperStage | null>(null);
  const mode = useStream(view.dragMode$);
  const element = useRef<HTMLImageElement>(null);
  useSubscription(view.staged$, (edits) => stage.current?.show(edits));
  const size = useStream(view.size$);
  // Also once the stage is ready, which the size tells.
  useEffect(() => {
    if (size !== null) stage.current?.setDragMode(mode);
  }, [mode, size]);
  useEffect(() => {
    const image = element.current;
    if (image === null) return undefined;
    const start = (): void => {
      stage.current = new CropperStage(
        image,
        { width: image.naturalWidth, height: image.naturalHeight },
        {
          onReady: (size) => view.loaded(size),
          onStart: () => view.startDrawing(),
          onArea: (area) => view.drawArea(area),
        },
      );
    };
    const fail = (): void => view.failToLoad();
    image.addEventListener('load', start, { once: true });
    image.addEventListener('error', fail, { once: true });
    // After the listeners, since a blob may be decoded at once.
    image.src = url;
    return () => {
      image.removeEventListener('load', start);
      image.removeEventListener('error', fail);
      stage.current?.destroy();
      stage.current = null;
    };
  }, [view, url]);
  return (
    <div className={classes['stage']}>
      <img ref={element} className={classes['image']} alt={t('image_to_edit')} />
    </div>
  );
};
