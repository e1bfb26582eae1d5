import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Replaces children that throw. */
  fallback: (error: unknown) => ReactNode;
  onError?: () => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | undefined;
}

/**
 * Keeps a part that throws in the browser from taking everything around it along. It is rendered anew once:
 * a translator may have moved what React was about to change.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: undefined };
  private isRetried = false;

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch() {
    this.props.onError?.();
    if (this.isRetried) return;
    this.isRetried = true;
    this.setState({ failure: undefined });
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
