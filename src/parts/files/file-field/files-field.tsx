import { type InterfaceProps, useViewModel } from '../../../kit';
import { type ListFrameProps, RelatedList, useAddReason } from '../../relations/related-list';
import { FieldUploader, uploaderViewModel } from '../uploader';

const TARGET = { folder: null };

/** Each stored file is added as a link. */
const FilesFrame = ({ view, denials, readonly, onAddExisting, children }: ListFrameProps) => {
  const uploader = useViewModel(uploaderViewModel, 'files');
  const reasonOf = useAddReason(readonly);
  return (
    <FieldUploader
      multiple
      view={uploader}
      target={TARGET}
      uploadReason={reasonOf(denials.create)}
      libraryReason={reasonOf(denials.select)}
      onStored={({ id }) => view.link([id])}
      onChooseFromLibrary={onAddExisting}
    >
      {children}
    </FieldUploader>
  );
};

/** A list of files, through a junction. */
export const FilesField = (props: InterfaceProps) => (
  <RelatedList {...props} only="directus_files" frame={FilesFrame} />
);
