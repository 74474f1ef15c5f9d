import type { RemoteOfferChange } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officePromotionsWords } from '../../words/generated/office-promotions'
import { RemoteChanges, type RemoteChangesProps } from '../remote-changes'

export interface OfferChangesProps extends Pick<RemoteChangesProps, 'onSeen'> {
  changes: readonly RemoteOfferChange[]
}

/** What a colleague has changed since a promo code or a flash sale was read, before anything is written over it. */
export function OfferChanges({ changes, onSeen }: OfferChangesProps) {
  const t = useWords(officePromotionsWords)
  const fields = changes.map(({ what, before, after }) => ({
    id: what,
    label: t(`offer.${what}`),
    before,
    after,
    kind: 'text' as const,
  }))
  return <RemoteChanges title={t('offer.remoteChange')} fields={fields} onSeen={onSeen} />
}
