import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Stands in for what has thrown. */
  readonly fallback?: ReactNode;
  /** The same where the error matters; `retry` draws the part again. */
  readonly renderFallback?: ((error: unknown, retry: () => void) => ReactNode) | undefined;
  /** Under another name it is drawn again: what has thrown on one page is forgotten on the next. */
  readonly name?: string | undefined;
}

interface ErrorBoundaryState {
  readonly thrown: readonly [error: unknown] | null;
  readonly name: string | undefined;
}

/** Keeps a part that throws from taking the rest of the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { thrown: null, name: this.props.name };

  static getDerivedStateFromError(error: unknown): Pick<ErrorBoundaryState, 'thrown'> {
    return { thrown: [error] };
  }

  static getDerivedStateFromProps({ name }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return name === state.name ? null : { thrown: null, name };
  }

  override render(): ReactNode {
    const { children, fallback, renderFallback } = this.props;
    if (this.state.thrown === null) return children;
    return renderFallback?.(this.state.thrown[0], this.retry) ?? fallback;
  }

  private readonly retry = (): void => this.setState({ thrown: null });
}
