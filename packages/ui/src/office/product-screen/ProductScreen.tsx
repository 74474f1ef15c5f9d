import type {
  MissingPicturesView,
  RemoteChange,
  OfficeState,
  ProductDetailView,
  ProductFormView,
  CellChange,
  CorrectionStart,
  ProductVariantView,
  StockChange,
} from '@skafferi/domain/office/views'
import { useState, type ReactNode } from 'react'
import { Button } from '../../components/actions/button'
import { Link } from '../../components/actions/link'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeCatalogueWords } from '../../words/generated/office-catalogue'
import { officeProductsWords } from '../../words/generated/office-products'
import { officeProductWords } from '../../words/generated/office-product'
import { officeStockWords } from '../../words/generated/office-stock'
import { StockMovements, type StockMovementsProps } from '../stock'
import { OfficeFailure, PageHeader, Section } from '../page-header'
import { ProductFacts, ProductForm, type ProductFormProps, useProductLabels } from '../product-form'
import { isConfirmable, ProductState, SampleBadge } from '../products-screen/ProductCells'
import { pageMessageStyles, PageProblem } from '../page-news'
import { MissingPictures } from './MissingPictures'
import { AddTier, type AddTierProps } from './AddTier'
import { ProductActions, type ProductActionsProps } from './ProductActions'
import { RemoteChanges, type RemoteChangesProps } from '../remote-changes'
import { CellError, DataTable } from '../../components/content/data-table'
import { faultIdOf, useVariantColumns, type CellKey } from './use-variant-columns'

interface VariantsProps {
  product: ProductDetailView
  /** Cells with a pending or recent change. */
  cells: readonly (CellChange & { problem: string | null })[]
  /** True if the operator may change it. */
  editable: boolean
  onSave: (event: CellKey & { text: string; over: string; confirmed?: boolean }) => void
  onRevertCell: (event: CellKey) => void
}

/** An editable table of the prices and stock of a product's variants. */
function Variants({ product, cells, editable, onSave, onRevertCell }: VariantsProps) {
  const t = useWords(officeCatalogueWords)
  const { columns, phoneSummary } = useVariantColumns({ product, cells, editable, onSave, onRevertCell })
  const hasBackorder = product.variants.some(({ stock }) => stock.availability === 'backorder')
  const productsText = useWords(officeProductsWords)
  const note = ({ sku, title, stock }: ProductVariantView) => {
    const refused = cells.filter((cell) => cell.sku === sku && cell.state === 'refused')
    if (refused.length === 0) return null
    return refused.map((cell) => (
      <CellError
        key={cell.cell}
        id={faultIdOf(cell)}
        onConfirm={
          isConfirmable(cell.refusal)
            ? () => onSave({ sku: cell.sku, cell: cell.cell, text: cell.text, over: stock.value, confirmed: true })
            : undefined
        }
        onRevert={() => onRevertCell(cell)}
      >
        {cell.refusal?.isFault
          ? productsText(typeof cell.cell === 'number' ? 'fault.price' : 'fault.stock', {
              name: title,
              problem: cell.problem ?? '',
            })
          : cell.problem}
      </CellError>
    ))
  }
  return (
    <DataTable
      caption={t('product.pricesAndStock')}
      columns={columns}
      rows={product.variants}
      rowId={({ id }) => id}
      rowName={({ title }) => title}
      phoneSummary={phoneSummary}
      note={note}
      loadingLabel={t('product.loading')}
      footer={
        editable && (
          <span className="grid gap-1">
            <span>{t('product.pricesHint', { currency: product.currency.toUpperCase() })}</span>
            <span>{t('product.bulkHint')}</span>
            {hasBackorder && <span>{t('product.backorderHint')}</span>}
          </span>
        )
      }
    />
  )
}

interface ProductChangesProps extends Pick<RemoteChangesProps, 'onDismiss'>, Pick<ProductFormView, 'options'> {
  changes: readonly RemoteChange[]
}

/** The changes of a product by another operator. */
function ProductChanges({ changes, options, onDismiss }: ProductChangesProps) {
  const t = useWords(officeCatalogueWords)
  const form = useWords(officeProductWords)
  const { kindLabel, valueText } = useProductLabels()

  function labelOf({ what, of }: RemoteChange): string {
    if (what === 'state') return t('product.state')
    if (of === null) return kindLabel(what, options)
    return of.from === null
      ? form('field.of', { name: of.sku, field: kindLabel(what, options) })
      : t('product.change.price', { sku: of.sku, from: of.from })
  }

  function textOf({ what }: RemoteChange, value: string | null): string | null {
    if (value === null || what === 'price') return value
    if (what === 'state')
      return value === 'active' || value === 'draft' || value === 'archived' ? t(`product.${value}`) : value
    return valueText(what, value)
  }

  const fields = changes.map((change) => ({
    id: change.id,
    label: labelOf(change),
    before: textOf(change, change.before),
    after: textOf(change, change.after),
    kind: change.what === 'price' ? ('money' as const) : ('text' as const),
  }))
  return <RemoteChanges title={t('product.remoteChange')} fields={fields} onDismiss={onDismiss} />
}

export interface ProductScreenProps
  extends
    Omit<ProductFormProps, 'label' | 'form' | 'isNew' | 'savedBeside' | 'onSave'>,
    Pick<VariantsProps, 'cells' | 'editable' | 'onRevertCell'>,
    Pick<AddTierProps, 'onAddTier'> {
  product: OfficeState<ProductDetailView>
  /** URL of the product list. */
  productsHref: string
  /** URL of the activity about the product. */
  activityHref: string
  /** The pictures of its last file that it lacks; `null` if none is missing. */
  missingPictures: MissingPicturesView | null
  /** Changes by another operator since it was read. */
  remoteChanges: readonly RemoteChange[]
  /** The state of the last action on the product. */
  action: Pick<ProductActionsProps, 'busy' | 'problem'>
  /** Text of a failed save of the form; `null` otherwise. */
  problem: string | null
  /** The user changes a price or the stock of a variant. */
  onSaveCell: VariantsProps['onSave']
  /** The user dismisses the list of remote changes. */
  onDismissRemoteChanges: () => void
  /** Publishes, hides, archives or restores the product. Resolves to true if it was done. */
  onAction: ProductActionsProps['onAction']
  /** The user saves the form. */
  onSaveForm: () => void
  /** Its prices that start later. */
  planned?: ReactNode
  /** The changes of its stock, and the URLs of their pages. */
  movements: Omit<StockMovementsProps, 'onCorrect'>
  /** The dialog that adds to the stock, or its result, which announces itself. */
  notice?: ReactNode
  /** The user adds to the stock: goods that came in, or a correction, which may begin with figures. */
  onStock: (event: Pick<StockChange, 'kind'> & { start?: CorrectionStart }) => void
}

/** One product: an editable table of prices and stock, and a form for everything else. */
export function ProductScreen({ product, productsHref, ...props }: ProductScreenProps) {
  const t = useWords(officeWords)
  const catalogueText = useWords(officeCatalogueWords)
  const crumb = { label: t('place.products'), href: productsHref }
  if (product.status === 'ready') return <ProductPage {...props} product={product.view} crumb={crumb} />
  return (
    <div className="grid gap-4 pb-8">
      <PageHeader title={catalogueText('product.name')} crumb={crumb} />
      {product.status === 'loading' ? (
        <SkeletonGroup label={catalogueText('product.loading')} scope="page">
          <Skeleton height="24rem" />
        </SkeletonGroup>
      ) : (
        <OfficeFailure title={catalogueText('product.failed')} request={product.request} onRetry={product.retry} />
      )}
    </div>
  )
}

interface ProductPageProps extends Omit<ProductScreenProps, 'product' | 'productsHref'> {
  product: ProductDetailView
  crumb: { label: string; href: string }
}

function ProductPage({
  product,
  crumb,
  activityHref,
  cells,
  missingPictures,
  remoteChanges,
  editable,
  action,
  problem,
  onSaveCell,
  onRevertCell,
  onAddTier,
  onDismissRemoteChanges,
  onAction,
  onSaveForm,
  planned,
  movements,
  notice,
  onStock,
  ...form
}: ProductPageProps) {
  const t = useWords(officeCatalogueWords)
  const productText = useWords(officeProductWords)
  const stockText = useWords(officeStockWords)
  const [isConfirming, setIsConfirming] = useState(false)
  const [hasSavedCell, setHasSavedCell] = useState(false)
  if (!hasSavedCell && cells.some((cell) => cell.state === 'saved')) setHasSavedCell(true)
  const { title, state, isSample } = product
  const changes = remoteChanges.length > 0 && (
    <ProductChanges changes={remoteChanges} options={product.form.options} onDismiss={onDismissRemoteChanges} />
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader
        title={title}
        crumb={crumb}
        state={
          <>
            <ProductState product={{ state }} />
            {isSample && <SampleBadge />}
          </>
        }
        actions={
          editable && (
            <ProductActions
              product={product}
              {...action}
              confirming={isConfirming}
              onConfirming={({ confirming }) => setIsConfirming(confirming)}
              onAction={onAction}
            >
              {changes}
            </ProductActions>
          )
        }
      />
      <PageProblem text={(isConfirming ? null : action.problem) ?? problem} />
      {state === 'archived' && <p className="text-sm text-ink-muted">{productText('archivedText')}</p>}
      {!isConfirming && changes}
      {missingPictures !== null && <MissingPictures missing={missingPictures} />}
      <div className={pageMessageStyles}>{notice}</div>
      <Section
        title={t('product.pricesAndStock')}
        aside={
          <>
            <Link href={activityHref}>{productText('activity')}</Link>
            {editable && (
              <>
                <Button size="sm" variant="secondary" onPress={() => onStock({ kind: 'goods_in' })}>
                  {stockText('goodsIn.do')}
                </Button>
                <Button size="sm" variant="secondary" onPress={() => onStock({ kind: 'correction' })}>
                  {stockText('correction.do')}
                </Button>
              </>
            )}
          </>
        }
      >
        {editable && <p className="pb-2 text-xs text-ink-muted">{productText('savedAtOnce')}</p>}
        <Variants product={product} cells={cells} editable={editable} onSave={onSaveCell} onRevertCell={onRevertCell} />
        {editable && <AddTier tiers={product.tiers} onAddTier={onAddTier} />}
      </Section>
      {planned}
      {editable ? (
        <ProductForm
          {...form}
          label={title}
          form={product.form}
          isNew={false}
          savedBeside={hasSavedCell}
          onSave={onSaveForm}
        />
      ) : (
        <ProductFacts form={product.form} />
      )}
      <StockMovements
        {...movements}
        onCorrect={editable ? (start) => onStock({ kind: 'correction', start }) : undefined}
      />
    </div>
  )
}
