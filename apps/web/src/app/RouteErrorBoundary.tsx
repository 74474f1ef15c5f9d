import { Component, type ReactNode } from 'react'
import { ErrorScreen } from '@skafferi/ui/screens/error-screen'

/** Catches whatever a page did not expect, so that one broken page does not take the shop down. */
export class RouteErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <ErrorScreen onRetry={() => this.setState({ failed: false })} /> : this.props.children
  }
}
