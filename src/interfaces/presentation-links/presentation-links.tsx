import type { InterfaceProps } from '../../kit';
import { useStream } from '../../kit';
import { LinkRow } from './link-row';

/** Links that may carry values of the form in their addresses. */
export const PresentationLinksInterface = ({ options, item$ }: InterfaceProps) =>
  item$ === undefined ? <LinkRow options={options} item={{}} /> : <FilledLinks options={options} item$={item$} />;

const FilledLinks = ({
  options,
  item$,
}: Pick<InterfaceProps, 'options'> & { readonly item$: NonNullable<InterfaceProps['item$']> }) => (
  <LinkRow options={options} item={useStream(item$)} />
);
