import type { RemoteOfferChange } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officePromotionsWords } from '../../words/generated/office-promotions'
import { RemoteChanges, type RemoteChangesProps } from '../remote-changes'

export interface OfferChangesProps extends Pick<RemoteChangesProps, 'onDismiss'> {
  changes: readonly RemoteOfferChange[]
}

/** Lists the changes of a promo code or flash sale by another operator. */
export function OfferChanges({ changes, onDismiss }: OfferChangesProps) {
  const t = useWords(officePromotionsWords)
  const fields = changes.map(({ what, before, after }) => ({
    id: what,
    label: t(`offer.${what}`),
    before,
    after,
    kind: 'text' as const,
  }))
  return <RemoteChanges title={t('offer.remoteChange')} fields={fields} onDismiss={onDismiss} />
}
