import type { ForeignChange } from '@skafferi/domain/office/views'
import { BannerMessage } from '../../components/banner-message'
import { Button } from '../../components/button'
import { Diff } from '../../components/diff'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

export interface ForeignChangesProps {
  changes: readonly ForeignChange[]
  /** They were read. */
  onSeen: () => void
}

/** What a colleague has changed since the product was read, before anything is written over it. */
export function ForeignChanges({ changes, onSeen }: ForeignChangesProps) {
  const t = useWords(officeWords)
  const stateOf = (value: string | null) => (value === 'active' || value === 'draft' || value === 'archived' ? t(`product.${value}`) : value)
  const fields = changes.map(({ id, what, of, before, after }) => ({
    id,
    label: of && what === 'price' ? t('product.change.price', of) : t(`product.change.${what === 'price' ? 'variant' : what}`),
    before: what === 'state' ? stateOf(before) : before,
    after: what === 'state' ? stateOf(after) : after,
    kind: what === 'price' ? ('money' as const) : ('text' as const),
  }))
  return (
    <section aria-label={t('product.foreign')} className="grid gap-3">
      <BannerMessage
        tone="caution"
        announce="assertive"
        action={
          <Button size="sm" variant="secondary" onPress={onSeen}>
            {t('product.foreignSeen')}
          </Button>
        }
      >
        {t('product.foreign')}
      </BannerMessage>
      <div className="rounded-lg border border-line bg-surface p-4">
        <Diff label={t('product.foreign')} fields={fields} />
      </div>
    </section>
  )
}
