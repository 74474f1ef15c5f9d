import type { ReactNode } from 'react'

export interface VisuallyHiddenProps {
  /** Text for screen readers. */
  children: ReactNode
}

/** Text that is read by screen readers but not visible. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="sr-only">{children}</span>
}
