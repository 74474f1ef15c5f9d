import type { MouseEvent } from 'react'
import { useWords } from '../../../words'
import { chromeWords } from '../../../words/generated/chrome'

export interface SkipLinkProps {
  /** Id of what follows, a focusable element (`tabIndex={-1}`). */
  target: string
  /** Its text; "Skip to content" by default. */
  label?: string
}

/**
 * The first tab stop of every page, which skips the header, or of a long list, which skips it. Visible only while
 * focused.
 */
export function SkipLink({ target, label }: SkipLinkProps) {
  const t = useWords(chromeWords)

  // Focuses without a fragment in the URL, which a router would treat as navigation.
  function skip(event: MouseEvent) {
    event.preventDefault()
    document.getElementById(target)?.focus()
  }

  return (
    <a
      href={`#${target}`}
      onClick={skip}
      className={
        'fixed start-4 top-4 z-50 -translate-y-24 rounded-md bg-inverse px-4 py-3 font-bold text-ink-on-inverse ' +
        'focus:translate-y-0 print:hidden'
      }
    >
      {label ?? t('skipToContent')}
    </a>
  )
}
