import type { ReactNode, FocusEvent } from 'react'
import { SkipLink } from '../../navigation/skip-link'
import { CONTENT_ID } from './focus-page'
import { PageWidth, type PageWidthName } from './PageWidth'

/**
 * Scrolls a focused element completely into view: browsers do not scroll if a small part of it is already visible, e.g.
 * at the end of a scrolling row or at the bottom of the window.
 */
function scrollFullyIntoView({ target }: FocusEvent<HTMLElement>): void {
  // Not for a heading that gets the focus after navigation, nor for a pressed element, which must stay under the
  // pointer.
  if (target.tabIndex >= 0 && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

export interface PageLayoutProps {
  /** Above every page, at full width. Not printed. */
  header?: ReactNode
  /**
   * Below every page, at full width, at the bottom of the window if the page is short. Hidden while a skeleton of the
   * page is shown. Not printed.
   */
  footer?: ReactNode
  /** The width of the content. Default `page`. */
  width?: PageWidthName
  /** The page: one `h1` and its content. */
  children: ReactNode
}

/**
 * While a page loads its footer would be in the first screen and then move away. The selector names the footer: a less
 * specific one would recalculate the styles of the whole page for every added row.
 */
const styles = 'flex min-h-dvh flex-col [&:has([data-waiting])>footer]:hidden'

/** The frame of every page: skip link, header, content, footer. */
export function PageLayout({ header, footer, width = 'page', children }: PageLayoutProps) {
  return (
    <div onFocus={scrollFullyIntoView} className={styles}>
      <SkipLink target={CONTENT_ID} />
      {header && <header className="print:hidden">{header}</header>}
      <main id={CONTENT_ID} tabIndex={-1} className="flex-1 -outline-offset-2 wrap-break-word">
        <PageWidth width={width}>{children}</PageWidth>
      </main>
      {footer && <footer className="print:hidden">{footer}</footer>}
    </div>
  )
}
