import { useEffect, useEffectEvent } from 'react'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { useWords } from '../../../words'
import { complaintWords } from '../../../words/generated/complaint'

/** Milliseconds until the dialog closes automatically (Specification (accounts) §4, §9). */
const CLOSE_DELAY = 2000

export interface ComplaintSentProps {
  /** The case number. */
  caseNumber: string
  /** The delay has passed: closes the dialog. */
  onElapse: () => void
}

/** Confirms that the complaint was filed, with its case number. Closes automatically; the page also shows the number. */
export function ComplaintSent({ caseNumber, onElapse }: ComplaintSentProps) {
  const t = useWords(complaintWords)
  const elapse = useEffectEvent(onElapse)
  useEffect(() => {
    const timer = setTimeout(() => elapse(), CLOSE_DELAY)
    return () => clearTimeout(timer)
  }, [])

  return (
    <BannerMessage tone="positive" announce="assertive">
      <p className="font-medium">{t('sent')}</p>
      <p className="num">{t('caseNumber', { number: caseNumber })}</p>
    </BannerMessage>
  )
}
