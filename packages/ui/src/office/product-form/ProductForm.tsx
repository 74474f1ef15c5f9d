import type {
  CategoryChoice,
  HomeTaxRates,
  ProductDraft,
  ProductField,
  ProductFormView,
  TypedPictureView,
} from '@skafferi/domain/office/views'
import type { CountryCode } from '@skafferi/domain/shop/checkout/views'
import { useState } from 'react'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { FormPage, FormPart, FormSection } from '../../components/forms/form-page'
import { lazyWithRetry } from '../../internal/lazy-with-retry'
import { useWords } from '../../words'
import type { Reason } from '../../words/use-sentences'
import type { CategoryDialogProps } from '../categories-screen'
import { useFormErrors } from '../form-errors'
import { officeProductWords } from '../../words/generated/office-product'
import { NicotineFields } from './NicotineFields'
import { ProductCountries } from './ProductCountries'
import { ProductInput } from './ProductInput'
import { ProductPictures, type ProductPictureUploads } from './ProductPictures'
import { ProductVariants } from './ProductVariants'
import { useProductLabels } from './use-product-labels'

/** Loaded when it is first opened. */
const LazyCategoryDialog = lazyWithRetry(() =>
  import('../categories-screen/CategoryDialog').then(({ CategoryDialog }) => ({ default: CategoryDialog })),
)

/** Loaded after the form, which does not need the parts of the shop. */
const LazyProductPreview = lazyWithRetry(() =>
  import('./ProductPreview').then(({ ProductPreview }) => ({ default: ProductPreview })),
)

const TEXT_FIELDS: readonly ProductField[] = ['title', 'brand', 'category', 'description', 'tags']
const RULE_FIELDS: readonly ProductField[] = ['tax', 'weight', 'age', 'countries']

export interface ProductFormProps {
  /** The accessible name of the form. */
  label: string
  form: ProductFormView
  /** True for a new product, whose fields are not marked as changed. */
  isNew: boolean
  /** The categories to choose from; empty while they load. */
  categories: readonly CategoryChoice[]
  /** A new category that the user adds; `onOpen` starts an empty one, and saving chooses it for the product. */
  newCategory: Pick<CategoryDialogProps, 'parents' | 'busy' | 'failure' | 'faults' | 'onSave'> & { onOpen: () => void }
  /** The VAT rates of the tax classes; `null` while they load. */
  taxRates: HomeTaxRates | null
  /** The countries that the shop delivers to; `null` while they load, to show all. */
  delivered?: readonly CountryCode[] | null
  /** True while it is being saved, which prevents another save. */
  saving: boolean
  /** True if prices or stock, which are saved at once, were saved since the page opened. Default `false`. */
  savedBeside?: boolean
  /** The store's refusals by field. */
  refused: Readonly<Partial<Record<ProductField, Reason>>>
  /** The picture uploads and rejected pictures. */
  pictures: ProductPictureUploads
  onType: (change: ProductDraft) => void
  onChangePictures: (event: { pictures: readonly TypedPictureView[] }) => void
  /** The user adds pictures. */
  onAddPictures: (event: { files: readonly File[] }) => void
  /** The user dismisses the notice about rejected pictures. */
  onDismissPictures: () => void
  /** The user adds a variant. */
  onAddVariant: () => void
  /** The user removes an unsaved variant. */
  onRemoveVariant: (event: { id: string }) => void
  /** The user discards the edits. */
  onDiscard: () => void
  /** The user saves the form. */
  onSave: () => void
}

/** The form of a product with a preview of its card. */
export function ProductForm(props: ProductFormProps) {
  const {
    label,
    form,
    isNew,
    categories,
    newCategory: { onOpen: onOpenCategory, ...newCategory },
    taxRates,
    delivered,
    saving,
    savedBeside,
    refused,
    pictures,
    onType,
    onChangePictures,
    onAddPictures,
    onDismissPictures,
    onAddVariant,
    onRemoveVariant,
    onDiscard,
    onSave,
  } = props
  const t = useWords(officeProductWords)
  const [isAddingCategory, setIsAddingCategory] = useState(false)
  const { kindLabel, fullLabel } = useProductLabels()
  const { draft, changed, fields, faults } = form
  const { page, errorOf, onBlur } = useFormErrors({
    fields,
    changed,
    faults,
    refused,
    saving,
    savedBeside,
    uploading: pictures.sending.length > 0,
    labelOf: (field) => fullLabel(field, form),
    // The link of refused pictures focuses the first picture's field.
    nameOf: (field) => (field === 'images' ? 'images.1' : field),
    faultText: (fault) => t(`fault.${fault}`),
    refusalText: (problem) => t('fault.refused', { problem }),
    onDiscard,
    onSave,
  })

  /** True if a field is marked as changed. Fields of new products and variants are not marked. */
  const isMarked = (field: ProductField) =>
    !isNew &&
    changed.includes(field) &&
    !form.variants.some((variant) => variant.isNew && field.endsWith(`.${variant.id}`))

  const usesNicotine =
    draft.tax === 'nicotine' || fields.some((field) => /^(flavour$|strength\.)/.test(field) && Boolean(draft[field]))

  function input(field: ProductField) {
    const common = { value: draft[field] ?? '', changed: isMarked(field), error: errorOf(field) }
    if (field === 'countries')
      return (
        <ProductCountries
          key={field}
          {...common}
          label={t('field.countries')}
          delivered={delivered}
          onType={({ value }) => onType({ countries: value })}
        />
      )
    const kind = field.includes('.') ? field.slice(0, field.indexOf('.')) : field
    return (
      <ProductInput
        key={field}
        {...common}
        field={field}
        input={form.inputs[kind as keyof ProductFormView['inputs']]}
        label={kindLabel(kind as Parameters<typeof kindLabel>[0], form.options)}
        categories={categories}
        taxRates={taxRates}
        onNewCategory={() => {
          onOpenCategory()
          setIsAddingCategory(true)
        }}
        onType={({ value }) => onType({ [field]: value })}
        onBlur={() => onBlur(field)}
      />
    )
  }

  return (
    <>
      <FormPage
        label={label}
        {...page}
        aside={
          <LazyBoundary>
            <LazyProductPreview card={form.card} />
          </LazyBoundary>
        }
      >
        <FormSection title={t('words')} hint={t('wordsHint')}>
          {TEXT_FIELDS.map(input)}
        </FormSection>
        <FormSection title={t('pictures')} hint={t('picturesHint')}>
          <FormPart width="full" changed={isMarked('images')}>
            <ProductPictures
              pictures={form.pictures}
              uploads={pictures}
              error={errorOf('images')}
              onChange={onChangePictures}
              onAdd={onAddPictures}
              onDismiss={onDismissPictures}
            />
          </FormPart>
        </FormSection>
        <FormSection title={t('rules')} hint={t('rulesHint')}>
          {RULE_FIELDS.map(input)}
          <NicotineFields isUsed={usesNicotine}>{input('flavour')}</NicotineFields>
        </FormSection>
        <ProductVariants
          form={form}
          input={input}
          usesNicotine={usesNicotine}
          onAdd={onAddVariant}
          onRemove={onRemoveVariant}
        />
      </FormPage>
      {/* Beside the form, because forms cannot be nested. */}
      {isAddingCategory && (
        <LazyBoundary onClose={() => setIsAddingCategory(false)}>
          <LazyCategoryDialog
            {...newCategory}
            stored={null}
            parent=""
            remoteChanges={[]}
            onClose={() => setIsAddingCategory(false)}
          />
        </LazyBoundary>
      )}
    </>
  )
}
