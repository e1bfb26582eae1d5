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

/** Keeps a part that throws in the browser from taking everything around it along. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
