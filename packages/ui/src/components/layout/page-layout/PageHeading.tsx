import type { ReactNode } from 'react'

export interface PageHeadingProps {
  /** The page's title. */
  children: ReactNode
}

/** The page's only `h1`. It can be focused by script after navigation (see {@link focusPage}), but not by Tab. */
export function PageHeading({ children }: PageHeadingProps) {
  return (
    <h1 tabIndex={-1} className="w-fit rounded-xs wrap-anywhere">
      {children}
    </h1>
  )
}
