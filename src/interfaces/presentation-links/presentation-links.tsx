import type { JsonObject } from '../../kernel';
import { type InterfaceProps, useStream, useText } from '../../kit';
import { Button, classNames } from '../../ui';
import classes from './presentation-links.module.css';
import { type PresentedLink, presentedLinks } from './presentation-links.rules';

interface LinkRowProps {
  readonly options: JsonObject;
  readonly item: JsonObject;
}

const LinkRow = ({ options, item }: LinkRowProps) => {
  const { t } = useText();
  const links = presentedLinks(options, item);
  if (links.length === 0) return <p className={classes['nothing']}>{t('no_links')}</p>;
  return (
    <div className={classes['links']}>
      {links.map((link, index) => (
        // Two links may be the same.
        <LinkButton key={index} link={link} missing={t('link_not_complete')} />
      ))}
    </div>
  );
};

const LinkButton = ({
  link: { label, icon, type, address, elsewhere },
  missing,
}: {
  readonly link: PresentedLink;
  readonly missing: string;
}) => {
  const shared = {
    icon,
    variant: type === 'primary' ? 'primary' : 'secondary',
    className: classNames(type !== 'primary' && type !== 'normal' && classes[type]),
  } as const;
  const text = <bdi>{label}</bdi>;
  if (address === null)
    return (
      <Button {...shared} disabledReason={missing}>
        {text}
      </Button>
    );
  return (
    <Button {...shared} href={address} newTab={elsewhere}>
      {text}
    </Button>
  );
};

/** Links that may carry values of the form in their addresses. */
export const PresentationLinksInterface = ({ options, item$ }: InterfaceProps) =>
  item$ === undefined ? <LinkRow options={options} item={{}} /> : <FilledLinks options={options} item$={item$} />;

const FilledLinks = ({
  options,
  item$,
}: Pick<InterfaceProps, 'options'> & { readonly item$: NonNullable<InterfaceProps['item$']> }) => (
  <LinkRow options={options} item={useStream(item$)} />
);
