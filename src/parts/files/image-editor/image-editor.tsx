import { Suspense } from 'react';
import { lazyComponent } from '../../../kit';
import { DetachedControl } from '../../../ui';
import type { ImageEditorProps } from './image-editor-props';

const Editor = lazyComponent(() =>
  import(/* webpackChunkName: "image-editor" */ './editor-drawer').then((part) => part.EditorDrawer),
);

/**
 * A drawer in which an image is cropped, rotated and flipped; saving replaces its content. Mount it to open it. The code is
 * loaded then. It may be inside a field or another drawer. Only offer it for files that `imageEditDenied` allows.
 */
export const ImageEditor = (props: ImageEditorProps) => (
  <DetachedControl>
    <Suspense fallback={null}>
      <Editor {...props} />
    </Suspense>
  </DetachedControl>
);
