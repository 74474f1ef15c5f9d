import { useState } from 'react'
import { Button } from '../../components/actions/button'
import { Dialog } from '../../components/overlays/dialog'
import { PlusIcon } from '../../components/content/icon'
import { SearchBox } from '../../components/forms/search-box'
import { ShelfImage } from '../../components/content/shelf-image'
import { useWords } from '../../words'
import { officePromotionsWords } from '../../words/generated/office-promotions'

export interface AddProductsDialogProps {
  /** The found products; `null` without a search. */
  found: readonly { id: string; title: string; image: string | null; sku: string; price: string }[] | null
  searching: boolean
  /** True if the sale has the maximum number of products. */
  full: boolean
  onSearch: (event: { text: string }) => void
  onAdd: (event: { id: string }) => void
  onClose: () => void
}

/** A dialog to search for products and add them to a sale. */
export function AddProductsDialog({ found, searching, full, onSearch, onAdd, onClose }: AddProductsDialogProps) {
  const t = useWords(officePromotionsWords)
  const [added, setAdded] = useState('')
  const emptyText = found?.length === 0 ? t(searching ? 'sale.searching' : 'sale.nothing') : ''
  return (
    <Dialog
      open
      title={t('sale.addTitle')}
      footer={<Button onPress={onClose}>{t('sale.done')}</Button>}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <SearchBox
          name="products"
          label={t('sale.search')}
          placeholder={t('sale.searchText')}
          onSearch={onSearch}
          onType={onSearch}
          onClear={() => onSearch({ text: '' })}
        />
        <p role="status" className="min-h-5 text-xs text-ink-muted">
          {full ? t('sale.full') : emptyText || added}
        </p>
        <ul className="grid">
          {(found ?? []).map(({ id, title, image, sku, price }) => (
            <li key={id} className="flex items-center gap-2.5 border-b border-line py-2 last:border-b-0">
              <ShelfImage src={image ?? undefined} alt="" size="thumb" />
              <span className="me-auto grid min-w-0 wrap-anywhere">
                {title}
                <span className="num text-xs text-ink-muted">{[sku, price].filter(Boolean).join(' · ')}</span>
              </span>
              <Button
                size="sm"
                variant="secondary"
                disabled={full}
                aria-label={t('sale.add', { product: title })}
                onPress={() => {
                  onAdd({ id })
                  setAdded(t('sale.added', { product: title }))
                }}
              >
                <PlusIcon size="sm" />
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
