import type { MouseEvent } from 'react'
import { useWords } from '../../words'
import { chromeWords } from '../../words/generated/chrome'

export interface SkipLinkProps {
  /** The id of the page's content. That element can take the focus (`tabIndex={-1}`). */
  target: string
}

/** The first stop of the keyboard on every page: past the header, to the content. Seen only while it has the focus. */
export function SkipLink({ target }: SkipLinkProps) {
  const t = useWords(chromeWords)

  // Focus without a hash in the address, which a router would take for navigation.
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
      {t('skipToContent')}
    </a>
  )
}
