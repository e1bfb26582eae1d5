import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Replaces children that throw. */
  fallback: (error: unknown) => ReactNode;
  onError?: () => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  error: unknown;
}

/** Keeps a part that throws in the browser from taking everything around it along. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, error: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { hasFailed: true, error };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    const { hasFailed, error } = this.state;
    return hasFailed ? this.props.fallback(error) : this.props.children;
  }
}
