import type { ReactNode } from 'react'
import { SkipLink } from '../skip-link'
import { CONTENT_ID } from './focus-page'
import { PageWidth, type PageWidthName } from './PageWidth'
import { showWhole } from './show-whole'

export interface PageLayoutProps {
  /** Stands above every page, from edge to edge. Not printed. */
  header?: ReactNode
  /**
   * Stands below every page, from edge to edge, at the foot of the window when the page is short. It comes with the
   * content: not while a skeleton of the page stands there. Not printed.
   */
  footer?: ReactNode
  /** How wide the content runs. Default `page`. */
  width?: PageWidthName
  /** The page itself: one heading of the first level, and what stands below it. */
  children: ReactNode
}

/**
 * Below a page that is on its way a foot would stand in the first screen, and leave it when the page is there. The rule names
 * the foot: with one that could mean whatever stands in the page, each row that comes has the looks of all of it worked out anew.
 */
const styles = 'flex min-h-dvh flex-col [&:has([data-waiting])>footer]:hidden'

/** The frame of every page: a way past the header, header, content, footer. */
export function PageLayout({ header, footer, width = 'page', children }: PageLayoutProps) {
  return (
    <div data-large={width === 'large' || undefined} onFocus={showWhole} className={styles}>
      <SkipLink target={CONTENT_ID} />
      {header && <header className="print:hidden">{header}</header>}
      <main id={CONTENT_ID} tabIndex={-1} className="flex-1 -outline-offset-2 wrap-break-word">
        <PageWidth width={width}>{children}</PageWidth>
      </main>
      {footer && <footer className="print:hidden">{footer}</footer>}
    </div>
  )
}
