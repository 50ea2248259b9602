import type { ReactNode } from 'react'
import { ErrorBoundary } from '../../../ui/ErrorBoundary'
import { ErrorPanel } from './ErrorPanel'

/** An error in a section shows the phone number there; the rest of the page works. */
export function SectionBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={<ErrorPanel Heading="h2" />}>{children}</ErrorBoundary>
}
