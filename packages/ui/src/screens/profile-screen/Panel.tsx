import type { ReactNode } from 'react'

/** Props of {@link Panel}. */
export interface PanelProps {
  children: ReactNode
}

/** The frame of what stands in a part's place: nothing there, or nothing to be had. */
export function Panel({ children }: PanelProps) {
  return <div className="rounded-lg border border-line bg-surface">{children}</div>
}
