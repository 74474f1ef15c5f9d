import type { ForeignOfferChange } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officePromotionsWords } from '../../words/generated/office-promotions'
import { ForeignChanges, type ForeignChangesProps } from '../foreign-changes'

export interface OfferChangesProps extends Pick<ForeignChangesProps, 'onSeen'> {
  changes: readonly ForeignOfferChange[]
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
  return <ForeignChanges title={t('offer.foreign')} fields={fields} onSeen={onSeen} />
}
