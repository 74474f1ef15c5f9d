import { useState } from 'react'
import { BannerMessage } from '../../components/banner-message'
import { CloseIcon } from '../../components/icon'
import { IconButton } from '../../components/icon-button'
import { useWords } from '../../words'
import { chromeWords } from '../../words/generated/chrome'

/**
 * Where news about what was just done on a page lies: over the page and above its action bar, so that nothing moves
 * between two presses.
 */
export const pageNewsStyles = 'fixed inset-x-4 bottom-36 z-50 md:start-auto md:w-104 print:hidden'

export interface PageProblemProps {
  /** What was not done on this page, and why; `null` if nothing failed, or another place says it. */
  text: string | null
}

/**
 * Says why something was not done. It stays until it is closed, or until the problem is over. Its live region is there
 * from the start: one that appears with its text is not read out.
 */
export function PageProblem({ text }: PageProblemProps) {
  const t = useWords(chromeWords)
  const [closed, setClosed] = useState<string | null>(null)
  // The same problem of another attempt is said again.
  if (closed && !text) setClosed(null)
  return (
    <div role="alert" className={pageNewsStyles}>
      {text && text !== closed && (
        <BannerMessage
          tone="critical"
          action={<IconButton label={t('close')} icon={<CloseIcon />} onPress={() => setClosed(text)} />}
        >
          {text}
        </BannerMessage>
      )}
    </div>
  )
}
