import { Component, type ReactNode } from 'react';

interface FieldBoundaryProps {
  readonly children: ReactNode;
  /** Stands in for what has thrown. */
  readonly instead: ReactNode;
}

/** Keeps a widget that throws from taking the form with it. */
export class FieldBoundary extends Component<FieldBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}
