import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
  /** Stands in for what has thrown. */
  readonly instead?: ReactNode;
  /** The same where the error matters; `retry` draws the part again. */
  readonly renderInstead?: ((error: unknown, retry: () => void) => ReactNode) | undefined;
  /** Under another name it is drawn again: what has thrown on one page is forgotten on the next. */
  readonly name?: string | undefined;
}

interface BoundaryState {
  readonly thrown: readonly [error: unknown] | null;
  readonly name: string | undefined;
}

/** Keeps a part that throws from taking the rest of the page with it. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { thrown: null, name: this.props.name };

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, 'thrown'> {
    return { thrown: [error] };
  }

  static getDerivedStateFromProps({ name }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return name === state.name ? null : { thrown: null, name };
  }

  override render(): ReactNode {
    const { children, instead, renderInstead } = this.props;
    if (this.state.thrown === null) return children;
    return renderInstead?.(this.state.thrown[0], this.retry) ?? instead;
  }

  private readonly retry = (): void => this.setState({ thrown: null });
}
