import { trimText } from '@skafferi/domain/rules/text/typed-text'
import type { FlashSaleDraft, SaleProductView } from '@skafferi/domain/office/views'
import type { SaveFault } from '../../components/forms/form-page'
import { useWords } from '../../words'
import { officePromotionsWords } from '../../words/generated/office-promotions'

export interface SaleFaultsOptions {
  draft: FlashSaleDraft
  products: readonly SaleProductView[]
  /** The store's refusals by the contract's field names. */
  faults: Readonly<Record<string, string>>
}

/** Why a sale cannot be saved: `missing` is known before sending, `refused` afterwards. */
export function useSaleFaults({ draft, products, faults }: SaleFaultsOptions): {
  missing: readonly SaveFault[]
  refused: readonly SaveFault[]
} {
  const t = useWords(officePromotionsWords)
  const fields = [
    { name: 'title', contractField: 'title', label: t('offer.title'), isMissing: trimText(draft.title) === '' },
    { name: 'starts', contractField: 'starts_at', label: t('offer.begins'), isMissing: draft.starts === '' },
    { name: 'ends', contractField: 'ends_at', label: t('offer.ends'), isMissing: draft.ends === '' },
    {
      name: 'items',
      contractField: 'items',
      label: t('offer.products'),
      isMissing: products.length === 0 || products.some(({ nearest }) => nearest !== undefined),
    },
  ]
  const isRefused = (field: string) =>
    Object.keys(faults).some((name) => name === field || name.startsWith(`${field}.`))
  return {
    missing: fields.filter(({ isMissing }) => isMissing),
    refused: fields.filter(({ contractField }) => isRefused(contractField)),
  }
}
