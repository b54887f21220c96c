import type { ReactNode } from 'react';
import type { JsonObject } from '../../../kernel';
import { type InterfaceProps, useStream, useText } from '../../../kit';
import { Notice } from '../../../ui';
import { UnsupportedValue } from '../unsupported-value';
import { collectionSource } from './configured-collection.rules';
import classes from './configured-collection.module.css';

interface SourceProps extends Pick<InterfaceProps, 'value' | 'options'> {
  /** The control, for the name of a collection, which the user may be unable to read. */
  readonly children: (collection: string) => ReactNode;
}

const InItem = ({ value, options, item, children }: SourceProps & { readonly item: JsonObject }) => {
  const { t } = useText();
  const source = collectionSource(options, item);
  if (source.kind === 'collection') return children(source.collection);
  return (
    <div className={classes['missing']}>
      <Notice role="status" tone={source.reason === 'select_a_collection' ? 'info' : 'warning'}>
        {t(source.reason)}
      </Notice>
      {value === null ? null : <UnsupportedValue value={value} hideNote />}
    </div>
  );
};

const InStream = ({ item$, ...props }: SourceProps & { readonly item$: NonNullable<InterfaceProps['item$']> }) => (
  <InItem {...props} item={useStream(item$)} />
);

/**
 * A control for fields of the collection that the options name; without one a notice says what is missing, and the
 * value is shown as text.
 */
export const ConfiguredCollection = ({ item$, ...props }: SourceProps & Pick<InterfaceProps, 'item$'>) =>
  item$ === undefined ? <InItem {...props} item={{}} /> : <InStream {...props} item$={item$} />;
