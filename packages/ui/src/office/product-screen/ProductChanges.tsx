import type { RemoteChange, ProductFormView } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeProductWords } from '../../words/generated/office-product'
import { RemoteChanges, type RemoteChangesProps } from '../remote-changes'
import { useProductLabels } from '../product-form'

export interface ProductChangesProps extends Pick<RemoteChangesProps, 'onDismiss'>, Pick<ProductFormView, 'options'> {
  changes: readonly RemoteChange[]
}

/** The changes of a product by another operator. */
export function ProductChanges({ changes, options, onDismiss }: ProductChangesProps) {
  const t = useWords(officeWords)
  const form = useWords(officeProductWords)
  const { kindLabel, valueText } = useProductLabels()

  function labelOf({ what, of }: RemoteChange): string {
    if (what === 'state') return t('product.state')
    if (of === null) return kindLabel(what, options)
    return of.from === null
      ? form('field.of', { name: of.sku, field: kindLabel(what, options) })
      : t('product.change.price', { sku: of.sku, from: of.from })
  }

  function textOf({ what }: RemoteChange, value: string | null): string | null {
    if (value === null || what === 'price') return value
    if (what === 'state')
      return value === 'active' || value === 'draft' || value === 'archived' ? t(`product.${value}`) : value
    return valueText(what, value)
  }

  const fields = changes.map((change) => ({
    id: change.id,
    label: labelOf(change),
    before: textOf(change, change.before),
    after: textOf(change, change.after),
    kind: change.what === 'price' ? ('money' as const) : ('text' as const),
  }))
  return <RemoteChanges title={t('product.remoteChange')} fields={fields} onDismiss={onDismiss} />
}
