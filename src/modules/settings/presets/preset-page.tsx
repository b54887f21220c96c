import { useParams } from 'react-router-dom';
import type { SaveTarget } from '../../../domain/items';
import type { ItemForm } from '../../../application/item-editing';
import { collectionPaths, itemPath, useNamespaces, useStream, useText, useViewModel } from '../../../kit';
import { ItemPage, itemTarget, type OnMove, useFormIdentity, useItemPage } from '../../../parts/item/item-page';
import { Notice } from '../../../ui';
import { PRESETS } from '../settings-areas';
import { PresetAudienceSection } from './preset-audience-section';
import { PresetFields } from './preset-fields';
import { PresetPreview } from './preset-preview';
import { textIn } from './preset.rules';
import { personName, presetAnnouncement, presetGate } from './preset.view-model';

const PATHS = collectionPaths(PRESETS);

const PresetBody = ({ form, id }: { readonly form: ItemForm; readonly id: number | null }) => {
  const { t } = useText();
  const person = useStream(useViewModel(personName, form).name$);
  const collection = textIn(useStream(form.values$), 'collection');
  return (
    <>
      <PresetFields form={form} person={person} />
      <PresetAudienceSection form={form} id={id} person={person} />
      {collection === null ? (
        <Notice>{t('preset_no_preview')}</Notice>
      ) : (
        <PresetPreview key={collection} collection={collection} form={form} />
      )}
    </>
  );
};

interface PresetFormProps {
  readonly target: SaveTarget;
  readonly onMove: OnMove;
}

const PresetForm = ({ target, onMove }: PresetFormProps) => {
  useNamespaces(['settings', 'presets', 'interfaces']);
  const { t } = useText();
  const view = useItemPage(target, { gate: presetGate, confirmsDeletion: true, hasCopies: false });
  useViewModel(presetAnnouncement, view.item);
  const { form, target$ } = view.item.editing;
  const shown = useStream(target$);
  const isNew = shown.kind === 'new';
  const name = textIn(useStream(form.values$), 'bookmark');
  return (
    <ItemPage
      view={view}
      paths={PATHS}
      title={isNew ? t('preset_new') : (name ?? t('preset_default'))}
      icon="bookmark"
      crumbs={[
        { label: t('settings'), href: '/settings' },
        { label: t('presets'), href: PATHS.list },
      ]}
      form={<PresetBody form={form} id={shown.kind === 'existing' ? Number(shown.key) : null} />}
      help="presets"
      onMove={onMove}
    />
  );
};

/** /settings/presets/{primaryKey}: a preset with a preview of its list; '+' is a new one. */
export const PresetPage = () => {
  const { primaryKey = '' } = useParams();
  const { identity, announce } = useFormIdentity(itemPath(PRESETS, primaryKey));
  return <PresetForm key={identity} target={itemTarget(PRESETS, primaryKey)} onMove={announce} />;
};
