import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Rendered instead of children that have thrown. */
  readonly fallback?: ReactNode;
  /** Fallback that needs the error; `retry` renders the children again. */
  readonly renderFallback?: ((error: unknown, retry: () => void) => ReactNode) | undefined;
  /** A new name resets the error, so that an error of one page does not affect the next. */
  readonly name?: string | undefined;
}

interface ErrorBoundaryState {
  readonly thrown: readonly [error: unknown] | null;
  readonly name: string | undefined;
}

/** Contains render errors, so that the rest of the page keeps working. */
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
