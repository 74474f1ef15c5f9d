import { useId, type ReactNode } from 'react'
import { useWords } from '../../words'
import { linkWords } from '../../words/generated/link'
import { NewTabIcon } from '../icon'
import { linkStyles } from './link-styles'
import { useLinkElement } from './LinkContext'

export interface NewTabLinkProps {
  /** Where it leads. */
  href: string
  /** The words of the link: where it leads. */
  children: ReactNode
}

/**
 * A link inside a sentence that opens beside the page, where what was entered would be lost or left. It says so as its
 * description: a label it stands in keeps its own words.
 */
export function NewTabLink({ href, children }: NewTabLinkProps) {
  const Element = useLinkElement()
  const t = useWords(linkWords)
  const hintId = useId()
  return (
    <Element
      href={href}
      target="_blank"
      rel="noopener"
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
