import { Component, type ReactNode } from 'react'

export interface PreviewBoundaryProps {
  children: ReactNode
  /** Shown in place of children that cannot be rendered. */
  fallback: ReactNode
}

interface BoundaryState {
  children: ReactNode
  hasFailed: boolean
}

/** Keeps the form if a block cannot be rendered. The block is tried again when it changes. */
export class PreviewBoundary extends Component<PreviewBoundaryProps, BoundaryState> {
  override state: BoundaryState = { children: this.props.children, hasFailed: false }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ children }: PreviewBoundaryProps, before: BoundaryState): BoundaryState | null {
    return children === before.children ? null : { children, hasFailed: false }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
