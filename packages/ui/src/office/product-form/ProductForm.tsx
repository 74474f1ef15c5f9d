import type {
  CategoryChoice,
  ProductDraft,
  ProductField,
  ProductFormView,
  TypedPictureView,
} from '@skafferi/domain/office/views'
import { useState } from 'react'
import { FormPage, FormPart, FormSection, SaveBar } from '../../components/form-page'
import { useWords } from '../../words'
import { officeProductWords } from '../../words/generated/office-product'
import { ProductCountries } from './ProductCountries'
import { ProductInput } from './ProductInput'
import { ProductPictures, type PicturesOnTheirWay } from './ProductPictures'
import { ProductPreview } from './ProductPreview'
import { ProductVariants } from './ProductVariants'
import { useProductLabels } from './use-product-labels'

const WORDS: readonly ProductField[] = ['title', 'brand', 'category', 'description', 'tags']
const RULES: readonly ProductField[] = ['tax', 'weight', 'age', 'flavour', 'countries']

export interface ProductFormProps {
  /** What the form is about, as its name. */
  label: string
  form: ProductFormView
  /** It is not saved yet: nothing of it is marked as changed. */
  isNew: boolean
  /** What it can be put into; empty while nobody knows. */
  categories: readonly CategoryChoice[]
  /** It is being saved: nothing else is sent meanwhile. */
  saving: boolean
  /** What of it the store has refused, in its words. */
  refused: Readonly<Partial<Record<ProductField, string>>>
  /** Pictures that are on their way, and those that were not taken. */
  pictures: PicturesOnTheirWay
  onType: (change: ProductDraft) => void
  onTypePictures: (event: { pictures: readonly TypedPictureView[] }) => void
  /** Pictures are to be sent in. */
  onSendPictures: (event: { files: readonly File[] }) => void
  /** That pictures were not taken was read. */
  onForgetPictures: () => void
  /** One more variant is to be typed. */
  onAddVariant: () => void
  /** A variant that is not saved is to be left out. */
  onDropVariant: (event: { id: string }) => void
  /** What is typed is to be thrown away. */
  onDiscard: () => void
  /** What is typed is to be saved. */
  onSave: () => void
}

/** A product as a form, with its card beside it. */
export function ProductForm(props: ProductFormProps) {
  const {
    label,
    form,
    isNew,
    categories,
    saving,
    refused,
    pictures,
    onType,
    onTypePictures,
    onSendPictures,
    onForgetPictures,
    onAddVariant,
    onDropVariant,
    onDiscard,
    onSave,
  } = props
  const t = useWords(officeProductWords)
  const { kindLabel, fullLabel } = useProductLabels()
  const [isTried, setIsTried] = useState(false)
  const [left, setLeft] = useState<readonly ProductField[]>([])
  const { draft, changed, fields, wrong } = form
  const faults = fields
    .filter((field) => (isTried ? wrong[field] : undefined) ?? refused[field])
    // What a refusal of pictures leads to is the first of them.
    .map((field) => ({ name: field === 'images' ? 'images.1' : field, label: fullLabel(field, form) }))
  const isWaiting = pictures.sending.length > 0

  function errorOf(field: ProductField): string | undefined {
    const fault = wrong[field]
    const isJudged = isTried || (fault !== 'missing' && left.includes(field))
    return fault && isJudged ? t(`fault.${fault}`) : refused[field] && t('fault.refused', { problem: refused[field] })
  }

  function save() {
    setIsTried(true)
    if (changed.length > 0 && Object.keys(wrong).length === 0 && !saving && !isWaiting) onSave()
  }

  function discard() {
    setIsTried(false)
    setLeft([])
    onDiscard()
  }

  /** All of what is new is new: no field of it is marked. */
  const isMarked = (field: ProductField) =>
    !isNew &&
    changed.includes(field) &&
    !form.variants.some((variant) => variant.isNew && field.endsWith(`.${variant.id}`))

  function input(field: ProductField) {
    const common = { value: draft[field] ?? '', changed: isMarked(field), error: errorOf(field) }
    if (field === 'countries')
      return (
        <ProductCountries
          key={field}
          {...common}
          label={t('field.countries')}
          onType={({ value }) => onType({ countries: value })}
        />
      )
    const kind = field.includes('.') ? field.slice(0, field.indexOf('.')) : field
    return (
      <ProductInput
        key={field}
        {...common}
        field={field}
        label={kindLabel(kind as Parameters<typeof kindLabel>[0], form.options)}
        categories={categories}
        onType={({ value }) => onType({ [field]: value })}
        onLeave={() => setLeft([...left, field])}
      />
    )
  }

  return (
    <FormPage
      label={label}
      changed={changed.length > 0}
      onSave={save}
      bar={
        <SaveBar
          state={
            changed.length === 0
              ? { kind: 'clean' }
              : faults.length > 0 && !saving
                ? { kind: 'refused', faults }
                : { kind: saving ? 'saving' : 'changed', count: changed.length }
          }
          onDiscard={discard}
        />
      }
      aside={<ProductPreview card={form.card} />}
    >
      <FormSection title={t('words')} hint={t('wordsHint')}>
        {WORDS.map(input)}
      </FormSection>
      <FormSection title={t('pictures')} hint={t('picturesHint')}>
        <FormPart width="full" changed={isMarked('images')}>
          <ProductPictures
            pictures={form.pictures}
            way={pictures}
            error={errorOf('images')}
            onType={onTypePictures}
            onSend={onSendPictures}
            onForget={onForgetPictures}
          />
        </FormPart>
      </FormSection>
      <FormSection title={t('rules')} hint={t('rulesHint')}>
        {RULES.map(input)}
      </FormSection>
      <ProductVariants form={form} input={input} onAdd={onAddVariant} onDrop={onDropVariant} />
    </FormPage>
  )
}
