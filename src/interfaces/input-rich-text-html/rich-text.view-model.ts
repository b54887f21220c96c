import { Assets } from '../../application/files';
import { viewModel } from '../../kit';
import { sharedPicture } from '../../parts/fields/picture';
import { RichEditor } from './editor/rich-editor';

/** An editor whose pictures are fetched with the access token in a header. */
export const richEditorViewModel = viewModel(
  [Assets],
  (assets) => () => new RichEditor((id) => sharedPicture(assets, id, { key: 'system-large-contain' }, null)),
);
