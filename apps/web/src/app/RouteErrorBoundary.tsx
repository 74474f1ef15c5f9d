import { Component, Fragment, type ComponentType, type ReactNode } from 'react'
import { ErrorScreen, MissingFileError } from '@skafferi/ui/screens/error-screen'
import { EnableControls } from './EnableControls'
import { MissingFile } from './MissingFile'

interface RouteErrorBoundaryProps {
  children: ReactNode
  /** The frame of the error page if the page's own frame failed; none by default. */
  wrapper?: ComponentType<{ children: ReactNode }>
}

/** Catches rendering errors of a page, so that they do not break the whole shop. */
export class RouteErrorBoundary extends Component<RouteErrorBoundaryProps, { caught: { error: unknown } | null }> {
  override state = { caught: null as { error: unknown } | null }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }

  retry = () => {
    const error = this.state.caught?.error
    if (error instanceof MissingFileError) error.reset()
    this.setState({ caught: null })
  }

  override render() {
    const { caught } = this.state
    if (caught === null) return this.props.children
    const { wrapper: Around = Fragment } = this.props
    const Screen = caught.error instanceof MissingFileError ? MissingFile : ErrorScreen
    return (
      <Around>
        <Screen onRetry={this.retry} />
        <EnableControls />
      </Around>
    )
  }
}
