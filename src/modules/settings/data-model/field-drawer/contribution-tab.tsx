import { useMemo } from 'react';
import type { FieldSetup, SetupChange } from '../../../../domain/data-model';
import { type Field, offeredDisplays, offeredInterfaces } from '../../../../domain/schema';
import { Registries, useContributions, useService, useText } from '../../../../kit';
import { ContributionPicker } from '../../../../parts/fields/contribution-picker';
import { ContributionOptions } from '../../../../parts/item/option-form';
import { Notice } from '../../../../ui';
import classes from './contribution-tab.module.css';

interface ContributionTabProps {
  readonly kind: 'interface' | 'display';
  readonly setup: FieldSetup;
  readonly readonly: boolean;
  readonly onChange: (change: SetupChange) => void;
}

/** The interface or the display of a field, and its options. */
export const ContributionTab = ({ kind, setup, readonly, onChange }: ContributionTabProps) => {
  const { t } = useText();
  const registries = useService(Registries);
  const interfaces = useContributions(registries.interfaces);
  const displays = useContributions(registries.displays);
  const { collection, field, type, localType, meta, map } = setup;
  const offers = useMemo(() => {
    if (type === null) return [];
    if (kind === 'interface') return offeredInterfaces(interfaces, type, localType);
    const chosen = interfaces.find(({ id }) => id === meta.interface);
    return offeredDisplays(displays, type, chosen?.recommendedDisplays);
  }, [kind, interfaces, displays, type, localType, meta.interface]);
  // The field as the options of its interface and display know it.
  const shown = useMemo(
    (): Field => ({ collection, field, type: type ?? 'unknown', schema: null, meta: null }),
    [collection, field, type],
  );
  if (type === null) return <Notice>{t('select_field_type')}</Notice>;
  const id = (kind === 'interface' ? meta.interface : meta.display) ?? null;
  const options = (kind === 'interface' ? meta.options : meta.display_options) ?? null;
  const related =
    map === null
      ? null
      : (map.kind === 'm2o' || map.kind === 'file' ? map.near.related_collection : map.near.collection) || null;
  return (
    <div className={classes['tab']}>
      <ContributionPicker
        offers={offers}
        value={id}
        readonly={readonly}
        onChange={(chosen) =>
          onChange({
            part: 'meta',
            // Options of another contribution mean nothing to this one.
            meta:
              kind === 'interface'
                ? { interface: chosen, ...(chosen !== id && { options: null }) }
                : { display: chosen, ...(chosen !== id && { display_options: null }) },
          })
        }
      />
      <ContributionOptions
        kind={kind}
        id={id}
        field={shown}
        related={related}
        languages={map?.kind === 'translations' ? (map.far?.related_collection ?? null) : null}
        value={options}
        readonly={readonly}
        onReset={() => onChange({ part: 'meta', meta: kind === 'interface' ? { interface: null } : { display: null } })}
        onChange={(changed) =>
          onChange({ part: 'meta', meta: kind === 'interface' ? { options: changed } : { display_options: changed } })
        }
      />
    </div>
  );
};
