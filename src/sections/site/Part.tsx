import type { ReactNode } from 'react'
import { ErrorBoundary } from '../../ui/ErrorBoundary'
import { ErrorPanel } from './ErrorPanel'

/** A part of a page: where an error breaks it the clinic's number stands, and the rest stays alive. */
export function Part({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={<ErrorPanel Heading="h2" />}>{children}</ErrorBoundary>
}
