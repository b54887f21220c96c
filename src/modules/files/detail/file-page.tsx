import { useParams } from 'react-router-dom';
import type { SaveTarget } from '../../../domain/items';
import { valueOf } from '../../../kernel';
import { collectionPath, collectionPaths, itemPath, useNamespaces, useStream, useText } from '../../../kit';
import { ItemPage, itemTarget, type OnMove, useFormIdentity, useItemPage } from '../../../parts/item-page';

const FILES = 'directus_files';

/** Set by the server, or by other controls than the form (spec 002, 2.1). */
const HIDDEN_FIELDS = [
  'type',
  'width',
  'height',
  'filesize',
  'checksum',
  'uploaded_by',
  'uploaded_on',
  'modified_by',
  'modified_on',
  'duration',
  'folder',
  'charset',
  'embed',
] as const;

const OPTIONS = { hiddenFields: HIDDEN_FIELDS };

interface FileFormProps {
  readonly target: SaveTarget;
  readonly onMove: OnMove;
}

const FileForm = ({ target, onMove }: FileFormProps) => {
  useNamespaces(['files']);
  const { t } = useText();
  const view = useItemPage(target, OPTIONS);
  const file = valueOf(useStream(view.item.editing.item$));
  const title = file?.['title'] ?? file?.['filename_download'];
  return (
    <ItemPage
      view={view}
      paths={collectionPaths(FILES)}
      title={typeof title === 'string' ? title : undefined}
      icon="insert_drive_file"
      crumbs={[{ label: t('file_library'), href: collectionPath(FILES) }]}
      help="item"
      onMove={onMove}
    />
  );
};

/** /files/{id}: the form of a file. */
export const FilePage = () => {
  const { primaryKey = '' } = useParams();
  const { identity, announce } = useFormIdentity(itemPath(FILES, primaryKey));
  return <FileForm key={identity} target={itemTarget(FILES, primaryKey)} onMove={announce} />;
};
