import { lazy, type ReactNode, Suspense } from 'react';
import { Icon } from '../../content/icon';
import classes from './public-shell.module.css';

// Lazy, because it is decoration that not every project shows.
const SeaChart = lazy(() =>
  import(/* webpackChunkName: "sea-chart" */ './sea-chart').then((module) => ({ default: module.SeaChart })),
);

export interface PublicShellProps {
  /** The project's name. */
  readonly name: string;
  /** A line below the name. */
  readonly descriptor?: string | null | undefined;
  /** URL of the project's logo; without it Quarterdeck's logo. */
  readonly logo?: string | null | undefined;
  /** The page's heading. */
  readonly title: string;
  readonly children: ReactNode;
  /** URL of the background image; null while it loads. Without it a sea chart on the project's colour. */
  readonly image?: string | null | undefined;
  /** URL of an image in front of the background. */
  readonly foreground?: string | null | undefined;
  /** The project's public note: on the image, below the form on narrow screens. */
  readonly note?: ReactNode;
  /** At the bottom: language, theme. */
  readonly foot?: ReactNode;
}

/** Layout of the pages before the sign-in: brand and form in one half, an image or colour in the other. */
export const PublicShell = ({
  name,
  descriptor,
  logo,
  title,
  children,
  image,
  foreground,
  note,
  foot,
}: PublicShellProps) => (
  <div className={classes['public']}>
    <main className={classes['pane']} id="main" tabIndex={-1}>
      <div className={classes['brand']}>
        <span className={classes['tile']}>{logo ? <img src={logo} alt="" /> : <Icon name="mark" />}</span>
        <p>
          <bdi className={classes['name']}>{name}</bdi>
          {descriptor ? <bdi className={classes['descriptor']}>{descriptor}</bdi> : null}
        </p>
      </div>
      <div className={classes['body']}>
        <h1 className={classes['title']} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
      {note ? (
        <div className={classes['note']} data-public-note="">
          {note}
        </div>
      ) : null}
      {foot === undefined ? null : <div className={classes['foot']}>{foot}</div>}
    </main>
    <div className={classes['art']}>
      {image === undefined ? (
        <Suspense fallback={null}>
          <SeaChart />
        </Suspense>
      ) : image === null ? null : (
        <img className={classes['image']} src={image} alt="" />
      )}
      {foreground ? <img className={classes['foreground']} src={foreground} alt="" /> : null}
    </div>
  </div>
);

/** A divider with a text: 'or continue with'. */
export const DividerText = ({ children }: { readonly children: ReactNode }) => (
  <p className={classes['or']}>{children}</p>
);
