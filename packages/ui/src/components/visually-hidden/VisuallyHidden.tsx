import type { ReactNode } from 'react'

export interface VisuallyHiddenProps {
  /** Words for readers who listen: what sighted readers take from place or picture. */
  children: ReactNode
}

/** Text that is read but not shown. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="sr-only">{children}</span>
}
