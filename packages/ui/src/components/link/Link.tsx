import type { ReactNode } from 'react'
import { linkStyles } from './link-styles'
import { useLinkElement } from './LinkContext'

export interface LinkProps {
  /** Where it leads. */
  href: string
  /** The words of the link: where it leads. */
  children: ReactNode
  /**
   * `text` inside sentences (underlined), `quiet` where the place says it is a link (titles),
   * `muted` in lists of links (footer, breadcrumb), `bare` around something that draws itself (the wordmark).
   * Default `text`.
   */
  variant?: 'text' | 'quiet' | 'muted' | 'bare'
  /** `page` marks the link to the page one is on. */
  current?: 'page' | 'step' | 'true'
  /** The accessible name where the content is not text. */
  label?: string
  /** Runs before navigation, for example to close the menu the link stands in. */
  onActivate?: () => void
}

/** A link in the kit's words. Everything that navigates goes through it or through {@link useLinkElement}. */
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
