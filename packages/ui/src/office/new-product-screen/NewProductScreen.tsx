import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeProductWords } from '../../words/generated/office-product'
import { PageHeader } from '../page-header'
import { ProductForm, type ProductFormProps } from '../product-form'
import { PageProblem } from '../page-news'

export interface NewProductScreenProps extends Omit<ProductFormProps, 'label' | 'isNew'> {
  /** URL of the product list. */
  productsHref: string
  /** True if the operator may add a product. */
  editable: boolean
  /** Text of the failure; `null` otherwise. */
  problem: string | null
}

/** The page of a new product: a form with texts, pictures, variants and a preview. */
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
