import type { FlashSaleDraft, SaleProductView, FlashSaleDetailView } from '@skafferi/domain/office/views'
import { useState } from 'react'
import { Button } from '../../components/actions/button'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { DateField } from '../../components/forms/date-field'
import { FormPage, FormPart, FormSection } from '../../components/forms/form-page'
import { PlusIcon } from '../../components/content/icon'
import { TextField } from '../../components/forms/text-field'
import { lazyWithRetry } from '../../internal/lazy-with-retry'
import { useFormErrors } from '../form-errors'
import type { Faults } from '../problem-text'
import { useWords } from '../../words'
import type { Reason } from '../../words/use-sentences'
import { officePromotionsWords } from '../../words/generated/office-promotions'
import type { AddProductsDialogProps } from './AddProductsDialog'
import { SaleProducts } from './SaleProducts'
import { CompactCard } from '../../commerce/catalogue/product-card'
import { ShopPathsProvider } from '../../commerce/service/shop-paths'
import { previewPaths } from '../shop-preview'
import { trimText } from '@skafferi/domain/rules/text/typed-text'

/** Loaded when the operator adds products. */
const LazyAddProducts = lazyWithRetry(() =>
  import('./AddProductsDialog').then(({ AddProductsDialog }) => ({ default: AddProductsDialog })),
)

const FIELDS = ['title', 'starts', 'ends', 'items'] as const

type SaleField = (typeof FIELDS)[number]

/** The names of the fields in the contract. */
const CONTRACT_FIELDS = { title: 'title', starts: 'starts_at', ends: 'ends_at', items: 'items' } as const

/** The fields that prevent a sale from being saved: empty ones, and discounts that are not allowed. */
function missingIn({ title, starts, ends }: FlashSaleDraft, products: readonly SaleProductView[]) {
  const isAllowed = products.length > 0 && products.every(({ nearest }) => nearest === undefined)
  return {
    ...(trimText(title) === '' && { title: 'missing' as const }),
    ...(starts === '' && { starts: 'missing' as const }),
    ...(ends === '' && { ends: 'missing' as const }),
    ...(!isAllowed && { items: 'missing' as const }),
  }
}

/** The store's refusals by field of the form. */
const refusedIn = (faults: Faults): Partial<Record<SaleField, Reason>> =>
  Object.fromEntries(
    FIELDS.flatMap((field) =>
      Object.entries(faults)
        .filter(([name]) => name.split('.')[0] === CONTRACT_FIELDS[field])
        .map(([, reason]) => [field, reason]),
    ),
  )

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
const MAX_PRODUCTS = 100

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
  const [isAdding, setIsAdding] = useState(false)
  const labels = {
    title: t('offer.title'),
    starts: t('offer.begins'),
    ends: t('offer.ends'),
    items: t('offer.products'),
  }
  const { page, errorOf } = useFormErrors({
    fields: FIELDS,
    changed,
    faults: missingIn(draft, products),
    refused: refusedIn(faults),
    editable,
    saving,
    labelOf: (field) => labels[field],
    onDiscard,
    onSave,
  })
  const isNew = sale.state === 'new'
  const isMarked = (name: keyof FlashSaleDraft) => !isNew && changed.includes(name)

  return (
    <>
      <FormPage label={isNew ? t('sale.new') : sale.title} {...page} aside={<SalePreview products={products} />}>
        <FormSection title={t('sale.when')} hint={t('offer.days')}>
          <FormPart width="full" changed={isMarked('title')}>
            <TextField
              label={labels.title}
              hint={t('sale.titleHint')}
              error={errorOf('title')}
              name="title"
              maxLength={80}
              readOnly={!editable}
              value={draft.title}
              onChange={({ value }) => onType({ title: value })}
            />
          </FormPart>
          <FormPart changed={isMarked('starts')}>
            <DateField
              label={labels.starts}
              hint={sale.state === 'running' ? t('sale.begun') : sale.span?.begins}
              error={errorOf('starts')}
              name="starts"
              disabled={!editable || sale.state === 'running'}
              value={draft.starts}
              onChange={({ value }) => onType({ starts: value })}
            />
          </FormPart>
          <FormPart changed={isMarked('ends')}>
            <DateField
              label={labels.ends}
              hint={sale.span?.ends}
              error={errorOf('ends')}
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
        <LazyBoundary onClose={() => setIsAdding(false)}>
          <LazyAddProducts
            {...search}
            full={draft.items.length >= MAX_PRODUCTS}
            onAdd={({ id }) => onType({ items: [...draft.items, { productId: id, percent: DEFAULT_PERCENT }] })}
            onClose={() => setIsAdding(false)}
          />
        </LazyBoundary>
      )}
    </>
  )
}
