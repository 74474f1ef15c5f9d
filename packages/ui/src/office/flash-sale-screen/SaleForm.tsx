import type { FlashSaleDraft, SaleProductView, FlashSaleDetailView } from '@skafferi/domain/office/views'
import { useState } from 'react'
import { Button } from '../../components/actions/button'
import { DateField } from '../../components/forms/date-field'
import { FormPage, FormPart, FormSection, SaveBar } from '../../components/forms/form-page'
import { PlusIcon } from '../../components/content/icon'
import { TextField } from '../../components/forms/text-field'
import { useWords } from '../../words'
import { officePromotionsWords } from '../../words/generated/office-promotions'
import { AddProductsDialog, type AddProductsDialogProps } from './AddProductsDialog'
import { useSaleFaults } from './use-sale-faults'
import { SalePreview } from './SalePreview'
import { SaleProducts } from './SaleProducts'

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
  faults: Readonly<Record<string, string>>
  onType: (change: Partial<FlashSaleDraft>) => void
  onDiscard: () => void
  onSave: () => void
}

/** The form of a flash sale with a preview of the home page. */
export function SaleForm(props: SaleFormProps) {
  const { sale, draft, changed, products, editable, saving, faults, onType, onDiscard, onSave, ...search } = props
  const t = useWords(officePromotionsWords)
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
              error={faults.title}
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
              error={faults.starts_at}
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
              error={faults.ends_at}
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
