import { lazy, type ReactNode, Suspense } from 'react';
import { Icon } from '../icon';
import classes from './public-shell.module.css';

// Decoration, and not for every project: the form does not wait for it.
const SeaChart = lazy(() =>
  import(/* webpackChunkName: "sea-chart" */ './sea-chart').then((module) => ({ default: module.SeaChart })),
);

export interface PublicShellProps {
  /** The project's name. */
  readonly name: string;
  /** A line below the name. */
  readonly descriptor?: string | null | undefined;
  /** The project's logo, which is silent beside its name; without one the own mark. */
  readonly logo?: string | null | undefined;
  /** The page's heading. */
  readonly title: string;
  readonly children: ReactNode;
  /** The address of a picture for the other half; null while it is on its way. Without one a sea chart on the project's colour. */
  readonly image?: string | null | undefined;
  /** A picture in the middle of that half, over the other one. */
  readonly foreground?: string | null | undefined;
  /** The project's public note; where there is no room it is left out. */
  readonly note?: ReactNode;
  /** At the foot: language, theme. */
  readonly foot?: ReactNode;
}

/** The pages before the sign-in: brand, a form and one half of colour, whatever colour that is. */
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
        <h1 className={classes['title']}>{title}</h1>
        {children}
      </div>
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
      {note ? <div className={classes['note']}>{note}</div> : null}
    </div>
  </div>
);

/** A line with words in it: 'or continue with'. */
export const DividerText = ({ children }: { readonly children: ReactNode }) => <p className={classes['or']}>{children}</p>;
