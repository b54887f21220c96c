import { type ReactNode, Suspense, use, useState } from 'react';
import { Button, classNames, ErrorBoundary, Notice, Skeleton } from '../../src/ui';
import classes from './style-guide.module.css';

const causeOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface ContainedProps {
  readonly children: ReactNode;
}

/** Shows the error of children that throw, in their place. */
export const Contained = ({ children }: ContainedProps) => (
  <ErrorBoundary
    renderFallback={(error, retry) => (
      <div data-failed>
        <Notice
          tone="danger"
          title="This example has thrown an error"
          actions={
            <Button size="small" onClick={retry}>
              Try again
            </Button>
          }
        >
          {causeOf(error)}
        </Notice>
      </div>
    )}
  >
    <Suspense fallback={<Skeleton height="40px" />}>{children}</Suspense>
  </ErrorBoundary>
);

interface ExampleBoxProps extends ContainedProps {
  readonly title: string;
  /** Takes the whole row. */
  readonly wide?: boolean | undefined;
  /** Clips at a fixed height, for what fills a page. */
  readonly page?: boolean | undefined;
}

/** One example: its title, and the example or the error it has thrown. */
export const ExampleBox = ({ title, wide = false, page = false, children }: ExampleBoxProps) => (
  <figure className={classNames(classes['box'], (wide || page) && classes['wide'])}>
    <figcaption className={classes['caption']}>{title}</figcaption>
    <div className={classNames(classes['stage'], page && classes['page'])}>
      <Contained>{children}</Contained>
    </div>
  </figure>
);

interface LoadedProps<A> {
  /** Called once, when the component mounts. */
  readonly load: () => Promise<A>;
  readonly render: (value: A) => ReactNode;
}

const Settled = <A,>({ promise, render }: Pick<LoadedProps<A>, 'render'> & { readonly promise: Promise<A> }) =>
  render(use(promise));

/** Renders what a promise resolves to, or the error it rejects with. */
export const Loaded = <A,>({ load, render }: LoadedProps<A>) => {
  const [promise] = useState(load);
  return (
    <Contained>
      <Settled promise={promise} render={render} />
    </Contained>
  );
};
