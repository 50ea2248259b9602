import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  /** What stands in the place of what failed. */
  fallback: ReactNode
  children: ReactNode
}

/** Keeps an error in what it holds from taking the rest of the page with it. React logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
