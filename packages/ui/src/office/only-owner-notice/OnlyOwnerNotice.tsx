import type { ReactNode } from 'react'
import { Button } from '../../components/actions/button'
import { BannerMessage } from '../../components/feedback/banner-message'
import { useWords } from '../../words'
import { officeOnlyOwnerWords } from '../../words/generated/office-only-owner'

export interface OnlyOwnerNoticeProps {
  /** The way to add another owner. */
  action: ReactNode
  /** Another way, as a sentence, e.g. if there are colleagues. */
  hint?: string
  /** The user puts the notice away for this browser. */
  onPutAway: () => void
}

/** Says what happens if the shop's only owner loses their phone, and how to add another owner. */
export function OnlyOwnerNotice({ action, hint, onPutAway }: OnlyOwnerNoticeProps) {
  const t = useWords(officeOnlyOwnerWords)
  return (
    <BannerMessage
      tone="caution"
      action={
        <div className="flex flex-wrap items-center gap-2">
          {action}
          <Button variant="quiet" size="sm" onPress={onPutAway}>
            {t('onlyOwner.putAway')}
          </Button>
        </div>
      }
    >
      <b>{t('onlyOwner.title')}</b> {t('onlyOwner.text')} {hint}
    </BannerMessage>
  )
}
