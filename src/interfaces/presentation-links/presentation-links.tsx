import type { JsonObject } from '../../kernel';
import { type InterfaceProps, useStream, useText } from '../../kit';
import { Button, classNames } from '../../ui';
import classes from './presentation-links.module.css';
import { type ResolvedLink, resolveLinks } from './presentation-links.rules';

interface LinkButtonsProps {
  readonly options: JsonObject;
  readonly item: JsonObject;
}

const LinkButtons = ({ options, item }: LinkButtonsProps) => {
  const { t } = useText();
  const links = resolveLinks(options, item);
  if (links.length === 0) return <p className={classes['nothing']}>{t('no_links')}</p>;
  return (
    <div className={classes['links']}>
      {links.map((link, index) => (
        // Two links may be equal, so the index is the key.
        <LinkButton key={index} link={link} missing={t('link_not_complete')} />
      ))}
    </div>
  );
};

const LinkButton = ({
  link: { label, icon, type, href, isExternal },
  missing,
}: {
  readonly link: ResolvedLink;
  readonly missing: string;
}) => {
  const shared = {
    icon,
    variant: type === 'primary' ? 'primary' : 'secondary',
    className: classNames(type !== 'primary' && type !== 'normal' && classes[type]),
  } as const;
  const text = <bdi>{label}</bdi>;
  if (href === null)
    return (
      <Button {...shared} disabledReason={missing}>
        {text}
      </Button>
    );
  return (
    <Button {...shared} href={href} newTab={isExternal}>
      {text}
    </Button>
  );
};

/** Link buttons whose URLs may contain values of the form. */
export const PresentationLinksInterface = ({ options, item$ }: InterfaceProps) =>
  item$ === undefined ? <LinkButtons options={options} item={{}} /> : <FilledLinks options={options} item$={item$} />;

const FilledLinks = ({
  options,
  item$,
}: Pick<InterfaceProps, 'options'> & { readonly item$: NonNullable<InterfaceProps['item$']> }) => (
  <LinkButtons options={options} item={useStream(item$)} />
);
