import type { RemoteChange, OfficeState, SoldProductView } from '@skafferi/domain/office/views'
import { useState } from 'react'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeProductWords } from '../../words/generated/office-product'
import { OfficeFailure, PageHeader, Section } from '../page-header'
import { ProductFacts, ProductForm, type ProductFormProps } from '../product-form'
import { ProductState } from '../products-screen/ProductCells'
import { PageProblem } from '../page-news'
import { AddTier, type AddTierProps } from './AddTier'
import { ProductChanges } from './ProductChanges'
import { ProductActions, type ProductActionsProps } from './ProductActions'
import { Variants, type VariantsProps } from './Variants'

export interface ProductScreenProps
  extends
    Omit<ProductFormProps, 'label' | 'form' | 'isNew' | 'onSave'>,
    Pick<VariantsProps, 'cells' | 'editable' | 'onPutBack'>,
    Pick<AddTierProps, 'onAddTier'> {
  product: OfficeState<SoldProductView>
  /** The list of all products. */
  productsHref: string
  /** What a colleague has changed since it was read; empty while nothing. */
  remoteChanges: readonly RemoteChange[]
  /** What is done about it as a whole: under way, and why it was refused, in words. */
  action: Pick<ProductActionsProps, 'busy' | 'problem'>
  /** Why the form was not saved, in words; `null` where nothing failed. */
  problem: string | null
  /** A price or the stock of a variant has another figure in it. */
  onSaveCell: VariantsProps['onSave']
  /** A colleague's changes were read. */
  onSeen: () => void
  /** It is to be shown to buyers, hidden, archived or restored; resolves to whether it was done. */
  onAct: ProductActionsProps['onAct']
  /** What is typed is to be saved. */
  onSaveForm: () => void
}

/** One product: the prices and stock of its variants, changed where they stand, and all that is said of it as a form. */
export function ProductScreen({ product, productsHref, ...props }: ProductScreenProps) {
  const t = useWords(officeWords)
  const crumb = { label: t('place.products'), href: productsHref }
  if (product.status === 'ready') return <WholeProduct {...props} product={product.view} crumb={crumb} />
  return (
    <div className="grid gap-4 pb-8">
      <PageHeader title={t('product.name')} crumb={crumb} />
      {product.status === 'loading' ? (
        <SkeletonGroup label={t('product.loading')} of="page">
          <Skeleton height="24rem" />
        </SkeletonGroup>
      ) : (
        <OfficeFailure title={t('product.failed')} request={product.request} onRetry={product.retry} />
      )}
    </div>
  )
}

interface WholeProductProps extends Omit<ProductScreenProps, 'product' | 'productsHref'> {
  product: SoldProductView
  crumb: { label: string; href: string }
}

function WholeProduct({
  product,
  crumb,
  cells,
  remoteChanges,
  editable,
  action,
  problem,
  onSaveCell,
  onPutBack,
  onAddTier,
  onSeen,
  onAct,
  onSaveForm,
  ...form
}: WholeProductProps) {
  const t = useWords(officeWords)
  const own = useWords(officeProductWords)
  const [isAsking, setIsAsking] = useState(false)
  const { title, state } = product
  const changes = remoteChanges.length > 0 && (
    <ProductChanges changes={remoteChanges} options={product.form.options} onDismiss={onSeen} />
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader
        title={title}
        crumb={crumb}
        state={<ProductState product={{ state }} />}
        actions={
          editable && (
            <ProductActions
              product={product}
              {...action}
              asking={isAsking}
              onAsk={({ asking }) => setIsAsking(asking)}
              onAct={onAct}
            >
              {changes}
            </ProductActions>
          )
        }
      />
      <PageProblem text={(isAsking ? null : action.problem) ?? problem} />
      {state === 'archived' && <p className="text-sm text-ink-muted">{own('archivedText')}</p>}
      {!isAsking && changes}
      <Section title={t('product.pricesAndStock')}>
        <Variants product={product} cells={cells} editable={editable} onSave={onSaveCell} onPutBack={onPutBack} />
        {editable && <AddTier tiers={product.tiers} onAddTier={onAddTier} />}
      </Section>
      {editable ? (
        <ProductForm {...form} label={title} form={product.form} isNew={false} onSave={onSaveForm} />
      ) : (
        <ProductFacts form={product.form} />
      )}
    </div>
  )
}
