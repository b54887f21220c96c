import { useMemo } from 'react';
import { SchemaStore } from '../../application/data-model';
import { textOption } from '../../domain/values';
import { type InterfaceProps, useService, useStream, useText } from '../../kit';
import { RefusedEntry, useSelection } from '../../parts/fields/choices';
import { ConfiguredCollection } from '../../parts/fields/configured-collection';
import { AddFieldButton } from '../../parts/fields/field-picker';
import { UnsupportedValue } from '../../parts/fields/unsupported-value';
import { Chip, ControlGroup } from '../../ui';
import { selectedPaths, treeFields } from './system-field-tree.rules';
import classes from './system-field-tree.module.css';

const FieldPaths = ({ collection, ...props }: InterfaceProps & { readonly collection: string }) => {
  const { value, options, readonly } = props;
  const { t, locale, fieldName } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const { selected: values, select, refused } = useSelection(props);
  const chosen = useMemo(
    () => (values === null ? null : selectedPaths(values, schema, collection, fieldName, locale.code)),
    [values, schema, collection, fieldName, locale.code],
  );
  if (chosen === null) return <UnsupportedValue value={value} />;
  const paths = chosen.map(({ path }) => path);
  const send = (next: readonly string[]): boolean => select(next.length === 0 ? null : next);
  return (
    <ControlGroup>
      {chosen.length === 0 ? (
        <p className={classes['none']}>{textOption(options, 'placeholder') ?? t('nothing_chosen')}</p>
      ) : (
        <ul className={classes['paths']}>
          {chosen.map(({ path, name }, index) => (
            // A path may occur twice.
            <li key={`${index} ${path}`}>
              <Chip
                variant="token"
                {...(!readonly && {
                  onRemove: () => send(paths.filter((_, at) => at !== index)),
                  removeLabel: t('template_remove', { field: name ?? path }),
                })}
              >
                <bdi className={name === null ? classes['gone'] : undefined}>
                  {name ?? t('template_gone', { field: path })}
                </bdi>
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {readonly ? null : (
        <AddFieldButton
          collection={collection}
          rules={treeFields}
          selected={new Set(paths)}
          onPick={(path) => send([...paths, path])}
          className={classes['add']}
        />
      )}
      <RefusedEntry entry={refused} />
    </ControlGroup>
  );
};

/** Several fields of a collection and of its related items, as a list of dotted paths. */
export const SystemFieldTreeInterface = (props: InterfaceProps) => (
  <ConfiguredCollection {...props}>
    {(collection) => <FieldPaths {...props} collection={collection} />}
  </ConfiguredCollection>
);
