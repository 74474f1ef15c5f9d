import { useId, type ReactNode } from 'react'
import { useWords } from '../../../words'
import { linkWords } from '../../../words/generated/link'
import { NewTabIcon } from '../../content/icon'
import { linkStyles } from './link-styles'
import { useLinkElement } from './LinkContext'

export interface NewTabLinkProps {
  /** The URL. */
  href: string
  /** The link text. */
  children: ReactNode
  /** The user follows the link. */
  onActivate?: () => void
}

/**
 * A link inside a sentence that opens in a new tab, so that input on the page is not lost. The new tab is mentioned in
 * its description, so a label that contains the link keeps its name.
 */
export function NewTabLink({ href, children, onActivate }: NewTabLinkProps) {
  const Element = useLinkElement()
  const t = useWords(linkWords)
  const hintId = useId()
  return (
    <Element
      href={href}
      target="_blank"
      rel="noopener"
      onClick={onActivate}
      aria-describedby={hintId}
      className={linkStyles({ variant: 'text' })}
    >
      {children}
      <span className="ms-0.5 inline-block align-text-bottom">
        <NewTabIcon size="sm" />
      </span>
      <span id={hintId} hidden>
        {t('newTab')}
      </span>
    </Element>
  )
}
