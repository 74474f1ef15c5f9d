import type { ForeignChange } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { ForeignChanges, type ForeignChangesProps } from '../foreign-changes'

export interface ProductChangesProps extends Pick<ForeignChangesProps, 'onSeen'> {
  changes: readonly ForeignChange[]
}

/** What a colleague has changed about a product. */
export function ProductChanges({ changes, onSeen }: ProductChangesProps) {
  const t = useWords(officeWords)
  const stateOf = (value: string | null) => (value === 'active' || value === 'draft' || value === 'archived' ? t(`product.${value}`) : value)
  const fields = changes.map(({ id, what, of, before, after }) => ({
    id,
    label: of && what === 'price' ? t('product.change.price', of) : t(`product.change.${what === 'price' ? 'variant' : what}`),
    before: what === 'state' ? stateOf(before) : before,
    after: what === 'state' ? stateOf(after) : after,
    kind: what === 'price' ? ('money' as const) : ('text' as const),
  }))
  return <ForeignChanges title={t('product.foreign')} fields={fields} onSeen={onSeen} />
}
