import type { ForeignOfferChange } from '@skafferi/domain/office/views'
import { BannerMessage } from '../../components/banner-message'
import { Button } from '../../components/button'
import { Diff } from '../../components/diff'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

export interface OfferChangesProps {
  changes: readonly ForeignOfferChange[]
  /** They were read. Left out where they go with what is around them. */
  onSeen?: () => void
}

/** What a colleague has changed since a promo code or a flash sale was read, before anything is written over it. */
export function OfferChanges({ changes, onSeen }: OfferChangesProps) {
  const t = useWords(officeWords)
  return (
    <section aria-label={t('offer.foreign')} className="grid gap-3">
      <BannerMessage
        tone="caution"
        announce="assertive"
        action={
          onSeen && (
            <Button size="sm" variant="secondary" onPress={onSeen}>
              {t('product.foreignSeen')}
            </Button>
          )
        }
      >
        {t('offer.foreign')}
      </BannerMessage>
      <div className="rounded-lg border border-line bg-surface p-4">
        <Diff
          label={t('offer.foreign')}
          fields={changes.map(({ what, before, after }) => ({ id: what, label: t(`offer.${what}`), before, after, kind: 'text' as const }))}
        />
      </div>
    </section>
  )
}
