import { useState } from 'react'
import { BannerMessage } from '../../components/feedback/banner-message'
import { CloseIcon } from '../../components/content/icon'
import { IconButton } from '../../components/actions/icon-button'
import { useWords } from '../../words'
import { chromeWords } from '../../words/generated/chrome'

/**
 * The position of messages about the last action on a page with a save bar: above the bar, or, where a bar takes
 * several lines of a phone, over the header. They hide no head of a table, and the layout does not move between two
 * presses.
 */
export const pageMessageStyles = 'page-message form-message'

/** The position of such messages on a page without a save bar: at the bottom, above the navigation of a phone. */
export const listMessageStyles = 'page-message list-message'

export interface PageProblemProps {
  /** Text of the failure; `null` without one, or if it is shown elsewhere. */
  text: string | null
}

/**
 * Shows why an action failed, until it is closed or the problem is resolved. Its live region always exists, because
 * one that appears together with its text is not announced.
 */
export function PageProblem({ text }: PageProblemProps) {
  const t = useWords(chromeWords)
  const [closed, setClosed] = useState<string | null>(null)
  // Show the same problem again after another attempt.
  if (closed && !text) setClosed(null)
  return (
    <div role="alert" className={pageMessageStyles}>
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
