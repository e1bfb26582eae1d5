import { Component, type ReactNode } from 'react';

interface ViewerBoundaryProps {
  onFailure: () => void;
  children: ReactNode;
}

/** Keeps the page where the large view fails. */
export class ViewerBoundary extends Component<ViewerBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
