import type { FlashSaleDraft, SaleProductView, FlashSaleDetailView } from '@skafferi/domain/office/views'
import { useState } from 'react'
import { Button } from '../../components/actions/button'
import { DateField } from '../../components/forms/date-field'
import { FormPage, FormPart, FormSection, SaveBar, type SaveFault } from '../../components/forms/form-page'
import { PlusIcon } from '../../components/content/icon'
import { TextField } from '../../components/forms/text-field'
import { useFaultTexts, type Faults } from '../problem-text'
import { useWords } from '../../words'
import { officePromotionsWords } from '../../words/generated/office-promotions'
import { AddProductsDialog, type AddProductsDialogProps } from './AddProductsDialog'
import { SaleProducts } from './SaleProducts'
import { CompactCard } from '../../commerce/catalogue/product-card'
import { ShopPathsProvider } from '../../commerce/service/shop-paths'
import { previewPaths } from '../shop-preview'
import { trimText } from '@skafferi/domain/rules/text/typed-text'

interface SaleFaultsOptions {
  draft: FlashSaleDraft
  products: readonly SaleProductView[]
  /** The store's refusals by the contract's field names. */
  faults: Faults
}

/** Why a sale cannot be saved: `missing` is known before sending, `refused` afterwards. */
function useSaleFaults({ draft, products, faults }: SaleFaultsOptions): {
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

/** The preview has no actions. */
const noop = () => undefined

/** The cards of a sale as buyers will see them at its start, not interactive. */
function SalePreview({ products }: { products: readonly SaleProductView[] }) {
  const t = useWords(officePromotionsWords)
  const cards = products.flatMap(({ card }) => (card ? [card] : []))
  return (
    <section aria-label={t('sale.preview')} className="grid gap-3">
      <h2 className="text-base leading-6 font-bold">{t('sale.preview')}</h2>
      <ShopPathsProvider paths={previewPaths}>
        <div inert className="grid grid-cols-2 gap-2">
          {cards.map((card) => (
            // A card uses the second and the third row of its grid, so each card has its own.
            <div key={card.id} className="grid min-w-0 grid-rows-[0_auto_1fr]">
              <CompactCard product={card} headingLevel={3} onAddToCart={noop} onBuyNow={noop} onSelectVariant={noop} />
            </div>
          ))}
        </div>
      </ShopPathsProvider>
      <p className="text-xs text-ink-muted">{t(cards.length === 0 ? 'sale.previewEmpty' : 'sale.previewText')}</p>
    </section>
  )
}

/** The maximum number of products in a sale. */
const MAX_PRODUCTS = 8

/** The initial discount of an added product, in percent. */
const DEFAULT_PERCENT = '10'

export interface SaleFormProps extends Pick<AddProductsDialogProps, 'found' | 'searching' | 'onSearch'> {
  sale: FlashSaleDetailView
  draft: FlashSaleDraft
  /** Fields that differ from the stored sale. */
  changed: readonly (keyof FlashSaleDraft)[]
  products: readonly SaleProductView[]
  /** True if the operator may change it. */
  editable: boolean
  saving: boolean
  /** Error texts by the contract's field names. */
  faults: Faults
  onType: (change: Partial<FlashSaleDraft>) => void
  onDiscard: () => void
  onSave: () => void
}

/** The form of a flash sale with a preview of the home page. */
export function SaleForm(props: SaleFormProps) {
  const { sale, draft, changed, products, editable, saving, faults, onType, onDiscard, onSave, ...search } = props
  const t = useWords(officePromotionsWords)
  const errors = useFaultTexts(faults)
  const [isAdding, setIsAdding] = useState(false)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { missing, refused } = useSaleFaults({ draft, products, faults })
  const count = changed.length
  const isNew = sale.state === 'new'
  const isMarked = (name: keyof FlashSaleDraft) => !isNew && changed.includes(name)
  const visibleFaults = isSubmitted && missing.length > 0 ? missing : refused
  const kind = saving ? 'saving' : 'changed'

  function save() {
    setIsSubmitted(true)
    if (editable && count > 0 && missing.length === 0 && !saving) onSave()
  }

  return (
    <>
      <FormPage
        label={isNew ? t('sale.new') : sale.title}
        changed={count > 0}
        onSave={save}
        bar={
          <SaveBar
            state={
              !editable || count === 0
                ? { kind: 'clean' }
                : visibleFaults.length > 0 && !saving
                  ? { kind: 'refused', faults: visibleFaults }
                  : { kind, count }
            }
            onDiscard={onDiscard}
          />
        }
        aside={<SalePreview products={products} />}
      >
        <FormSection title={t('sale.when')} hint={t('offer.days')}>
          <FormPart width="full" changed={isMarked('title')}>
            <TextField
              label={t('offer.title')}
              hint={t('sale.titleHint')}
              error={errors.title}
              name="title"
              maxLength={80}
              readOnly={!editable}
              value={draft.title}
              onChange={({ value }) => onType({ title: value })}
            />
          </FormPart>
          <FormPart changed={isMarked('starts')}>
            <DateField
              label={t('offer.begins')}
              hint={sale.state === 'running' ? t('sale.begun') : sale.span?.begins}
              error={errors.starts_at}
              name="starts"
              disabled={!editable || sale.state === 'running'}
              value={draft.starts}
              onChange={({ value }) => onType({ starts: value })}
            />
          </FormPart>
          <FormPart changed={isMarked('ends')}>
            <DateField
              label={t('offer.ends')}
              hint={sale.span?.ends}
              error={errors.ends_at}
              name="ends"
              min={draft.starts}
              disabled={!editable}
              value={draft.ends}
              onChange={({ value }) => onType({ ends: value })}
            />
          </FormPart>
        </FormSection>
        <FormSection title={t('offer.products')} hint={t('sale.productsHint')}>
          <FormPart width="full" changed={isMarked('items')}>
            <div className="grid justify-items-start gap-3 *:max-w-full">
              {products.length === 0 ? (
                <p className="text-ink-muted">{t('sale.none')}</p>
              ) : (
                <SaleProducts products={products} editable={editable} onItems={onType} />
              )}
              {editable && (
                <Button variant="secondary" onPress={() => setIsAdding(true)}>
                  <PlusIcon size="sm" />
                  {t('sale.addProducts')}
                </Button>
              )}
            </div>
          </FormPart>
        </FormSection>
      </FormPage>
      {isAdding && (
        <AddProductsDialog
          {...search}
          full={draft.items.length >= MAX_PRODUCTS}
          onAdd={({ id }) => onType({ items: [...draft.items, { productId: id, percent: DEFAULT_PERCENT }] })}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  )
}
