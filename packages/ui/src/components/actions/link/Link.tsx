import type { ReactNode } from 'react'
import { linkStyles } from './link-styles'
import { useLinkElement } from './LinkContext'

export interface LinkProps {
  /** The URL. */
  href: string
  /** The link text. */
  children: ReactNode
  /**
   * `text` inside sentences (underlined), `quiet` if its position shows that it is a link (titles), `muted` in lists of
   * links (footer, breadcrumb), `bare` around content with its own style (the wordmark). Default `text`.
   */
  variant?: 'text' | 'quiet' | 'muted' | 'bare'
  /** `page` for a link to the current page. */
  current?: 'page' | 'step' | 'true'
  /** The accessible name if the content is not text. */
  label?: string
  /** Called before navigation, e.g. to close the menu that contains the link. */
  onActivate?: () => void
}

/** The kit's link. All navigation goes through it or through {@link useLinkElement}. */
export function Link({ href, children, variant = 'text', current, label, onActivate }: LinkProps) {
  const Element = useLinkElement()
  return (
    <Element
      href={href}
      aria-current={current}
      aria-label={label}
      onClick={onActivate ? () => onActivate() : undefined}
      className={linkStyles({ variant })}
    >
      {children}
    </Element>
  )
}
