import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeProductWords } from '../../words/generated/office-product'
import { PageHeader } from '../page-header'
import { ProductForm, type ProductFormProps } from '../product-form'
import { PageProblem } from '../page-news'

export interface NewProductScreenProps extends Omit<ProductFormProps, 'label' | 'isNew'> {
  /** The list of all products. */
  productsHref: string
  /** Whether whoever looks may add one. */
  editable: boolean
  /** Why it was not added, in words; `null` where nothing failed. */
  problem: string | null
}

/** A product that is not saved yet: its words, its pictures, what is sold of it, and how buyers would see it. */
export function NewProductScreen({ productsHref, editable, problem, ...form }: NewProductScreenProps) {
  const t = useWords(officeProductWords)
  const office = useWords(officeWords)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeader title={t('new')} crumb={{ label: office('place.products'), href: productsHref }} />
      <PageProblem text={problem} />
      <p className="text-sm text-ink-muted">{t(editable ? 'newText' : 'readOnly')}</p>
      {editable && <ProductForm {...form} label={t('new')} isNew />}
    </div>
  )
}
