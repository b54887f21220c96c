import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AccessStore } from '../../../application/access';
import { SchemaStore } from '../../../application/data-model';
import type { FileDetails } from '../../../domain/files';
import { editItemDenied } from '../../../domain/permissions';
import { type InterfaceProps, useNamespaces, useService, useStream, useText, useViewModel } from '../../../kit';
import { ControlGroup, EmptyList, IconButton, Notice, Skeleton, TextLink } from '../../../ui';
import { PickerDrawer } from '../../relations/picker-drawer';
import { RelatedItemField, type RelatedItemProps, selectedValue } from '../../relations/related-item';
import { UnsupportedValue } from '../../fields/unsupported-value';
import { FieldUploader, uploaderViewModel } from '../uploader';
import { chosenFileViewModel } from './chosen-file.view-model';
import { FileCard } from './file-card';
import { ACCEPTED, editedTitle, type FileKind, isImage, OFFERED } from './file-field.rules';
import classes from './file-field.module.css';

interface FileControlProps extends RelatedItemProps {
  readonly kind: FileKind;
  /** The key of the file; null for none. */
  readonly id: string | null;
}

/** The file of the field, or that there is none, and the ways to choose another one. */
const FileControl = ({
  kind,
  id,
  field,
  value,
  readonly,
  onChange,
  relation,
  collection,
  related,
}: FileControlProps) => {
  useNamespaces(['files']);
  const { t, fieldName } = useText();
  const { schema } = useService(SchemaStore);
  const access = useStream(useService(AccessStore).access$);
  // The latest file that was stored here, so that it is not requested.
  const [stored, setStored] = useState<FileDetails | null>(null);
  const view = useViewModel(chosenFileViewModel, id, stored?.id === id ? stored : null);
  const uploader = useViewModel(uploaderViewModel, 'file');
  const file = useStream(view.file$);
  const place = useRef<HTMLDivElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [refusedName, setRefusedName] = useState<string | null>(null);
  const edits = related.kind === 'item' ? related.item : null;
  const isEdited = edits !== null;
  useEffect(() => view.setEdited(isEdited), [view, isEdited]);

  const choose = (next: string | null): void => {
    uploader.clear();
    setRefusedName(null);
    onChange(next === null ? null : selectedValue(next, value));
  };
  const chooseStored = (next: FileDetails): void => {
    setStored(next);
    if (kind === 'any' || isImage(next)) choose(next.id);
    else setRefusedName(editedTitle(next, null));
  };
  const found = file.kind === 'ready' ? file.value : null;
  const name = found === null ? (id ?? '') : editedTitle(found, edits);
  const openDrawer = readonly ? undefined : relation?.openDrawer;
  const editDenied = id === null ? false : editItemDenied(access, schema, collection);
  const isClearable = id !== null && !readonly && (field.schema?.is_nullable ?? true);
  const deselect = isClearable ? (
    <IconButton
      icon="close"
      size="small"
      label={t('deselect_file', { name })}
      onClick={() => {
        choose(null);
        // The button disappears; the focus moves on to the first way to choose another file.
        requestAnimationFrame(() => place.current?.querySelector('button')?.focus());
      }}
    />
  ) : null;
  const content = (
    <>
      {id === null ? (
        <EmptyList icon={kind === 'image' ? 'image' : 'insert_drive_file'}>{t('no_file_selected')}</EmptyList>
      ) : found !== null ? (
        <FileCard
          file={found}
          name={name}
          kind={kind}
          readonly={readonly}
          onDownload={() => view.download.execute(found)}
          onImageSaved={setStored}
        >
          {openDrawer === undefined ? null : (
            <IconButton
              icon="edit"
              size="small"
              label={t('related_edit_row', { item: name })}
              aria-haspopup="dialog"
              disabledReason={editDenied && t(editDenied)}
              onClick={() => openDrawer({ kind: 'item' })}
            />
          )}
          {deselect}
        </FileCard>
      ) : (
        <UnknownFile id={id} isLoading={file.kind !== 'ready' && file.kind !== 'failed'}>
          {deselect}
        </UnknownFile>
      )}
      {isEdited ? <p className={classes['note']}>{t('related_new_text')}</p> : null}
      {id !== null && file.kind === 'ready' && found === null ? (
        <Notice tone="warning" role="status">
          {t('related_gone')}
        </Notice>
      ) : null}
      {file.kind === 'failed' ? (
        <p role="status" className={classes['note']}>
          {t('related_failed')} <TextLink onClick={() => view.retry()}>{t('retry')}</TextLink>
        </p>
      ) : null}
    </>
  );
  if (readonly) return <ControlGroup className={classes['field']}>{content}</ControlGroup>;
  return (
    <ControlGroup className={classes['field']}>
      <div ref={place}>
        <FieldUploader
          view={uploader}
          target={{ folder: null, accept: ACCEPTED[kind] }}
          onStored={chooseStored}
          onChooseFromLibrary={() => setChoosing(true)}
        >
          {content}
        </FieldUploader>
      </div>
      {refusedName === null ? null : (
        <Notice tone="warning" role="alert">
          {t('stored_is_no_image', { name: refusedName })}
        </Notice>
      )}
      <PickerDrawer
        open={isChoosing}
        collection={collection}
        mode="one"
        title={t(kind === 'image' ? 'choose_image' : 'choose_one_file')}
        field={fieldName(field)}
        lockedFilter={OFFERED[kind]}
        selected={id === null ? [] : [id]}
        onPick={([picked]) => {
          if (picked !== undefined) choose(String(picked));
        }}
        onClose={() => setChoosing(false)}
      />
    </ControlGroup>
  );
};

interface UnknownFileProps {
  readonly id: string;
  readonly isLoading: boolean;
  readonly children: ReactNode;
}

/** A file that is loading, or whose details cannot be read: its key. */
const UnknownFile = ({ id, isLoading, children }: UnknownFileProps) => (
  <div className={classes['card']} aria-busy={isLoading}>
    <span className={classes['text']}>
      {isLoading ? <Skeleton height="12px" width="62%" /> : <bdi className={classes['key']}>{id}</bdi>}
    </span>
    <span className={classes['actions']}>{children}</span>
  </div>
);

/** A file is never created by a nested write, which has no content: a value without a key is kept as it is. */
const controlOf = (kind: FileKind) => {
  const Control = (props: RelatedItemProps) => {
    const { related, value } = props;
    const key = related.kind === 'nothing' ? null : related.key;
    if (related.kind !== 'nothing' && key === null) return <UnsupportedValue value={value} />;
    return <FileControl {...props} kind={kind} id={key === null ? null : String(key)} />;
  };
  return Control;
};

const AnyFile = controlOf('any');

const ImageFile = controlOf('image');

/** A relation to a file of the library. */
export const FileField = (props: InterfaceProps) => (
  <RelatedItemField {...props} only="directus_files" control={AnyFile} />
);

/** The same for an image. */
export const ImageField = (props: InterfaceProps) => (
  <RelatedItemField {...props} only="directus_files" control={ImageFile} />
);
