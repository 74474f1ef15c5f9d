import type { MouseEvent, ReactNode } from 'react'
import { useWords } from '../../words'
import { chromeWords } from '../../words/generated/chrome'
import { CONTENT_ID } from './focus-page'
import { PageWidth, type PageWidthName } from './PageWidth'

/** Props of {@link PageLayout}. */
export interface PageLayoutProps {
  /** Stands above every page, from edge to edge. Not printed. */
  header?: ReactNode
  /** Stands below every page, from edge to edge, at the foot of the window when the page is short. Not printed. */
  footer?: ReactNode
  /** How wide the content runs. Default `page`. */
  width?: PageWidthName
  children: ReactNode
}

/** The frame of every page: a way past the header, header, content, footer. */
export function PageLayout({ header, footer, width = 'page', children }: PageLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {header && <header className="print:hidden">{header}</header>}
      <main id={CONTENT_ID} tabIndex={-1} className="flex-1 -outline-offset-2">
        <PageWidth width={width}>{children}</PageWidth>
      </main>
      {footer && <footer className="print:hidden">{footer}</footer>}
    </div>
  )
}

function SkipLink() {
  const t = useWords(chromeWords)

  // Focus without a hash in the address, which a router would take for navigation.
  function skip(event: MouseEvent) {
    event.preventDefault()
    document.getElementById(CONTENT_ID)?.focus()
  }

  return (
    <a
      href={`#${CONTENT_ID}`}
      onClick={skip}
      className={
        'fixed start-4 top-4 z-50 -translate-y-24 rounded-md bg-inverse px-4 py-3 font-bold text-ink-on-inverse ' +
        'focus:translate-y-0 print:hidden'
      }
    >
      {t('skipToContent')}
    </a>
  )
}
