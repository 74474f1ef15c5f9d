import { useState } from 'react'
import { BannerMessage } from '../../components/feedback/banner-message'
import { CloseIcon } from '../../components/content/icon'
import { IconButton } from '../../components/actions/icon-button'
import { useWords } from '../../words'
import { chromeWords } from '../../words/generated/chrome'
import { PageMessage } from './PageMessage'

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
    <PageMessage role="alert">
      {text && text !== closed && (
        <BannerMessage
          tone="critical"
          action={<IconButton label={t('close')} icon={<CloseIcon />} onPress={() => setClosed(text)} />}
        >
          {text}
        </BannerMessage>
      )}
    </PageMessage>
  )
}
