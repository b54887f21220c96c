import { AccessStore } from '../../application/access';
import { Assets } from '../../application/files';
import { viewModel } from '../../kit';
import { referencedPicture } from '../../parts/fields/picture';
import { RichEditor } from './editor/rich-editor';

/** An editor whose pictures are fetched with the access token in a header. */
export const richEditorViewModel = viewModel(
  [Assets, AccessStore],
  (assets, rights) => () =>
    new RichEditor((id) => referencedPicture(assets, rights, id, { key: 'system-large-contain' })),
);
