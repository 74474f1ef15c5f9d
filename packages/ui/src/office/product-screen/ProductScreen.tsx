import type { CategoryChoice, CellChange, ForeignChange, OfficeState, SoldProductView, SoldVariantView } from '@skafferi/domain/office/views'
import { Button } from '../../components/button'
import { CellFault, DataTable } from '../../components/data-table'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { OfficeFailure, PageShelf, Section } from '../page-shelf'
import { ProductState } from '../products-screen/ProductCells'
import { ProductCategory, type ProductCategoryProps } from './ProductCategory'
import { ProductChanges } from './ProductChanges'
import { faultIdOf, useVariantColumns, type CellPlace } from './use-variant-columns'

export interface ProductScreenProps {
  product: OfficeState<SoldProductView>
  /** The list of all products. */
  productsHref: string
  /** Cells that are being changed or just were; the others are at rest. */
  cells: readonly (CellChange & { problem: string | null })[]
  /** What a colleague has changed since it was read; empty while nothing. */
  foreign: readonly ForeignChange[]
  /** Whether whoever looks may change it. */
  editable: boolean
  /** Showing it to buyers or hiding it: under way, and why it was refused, in words. */
  publishing: { busy: boolean; problem: string | null }
  /** What it can be put into; empty while nobody knows. */
  categories: readonly CategoryChoice[]
  /** Putting it into another category: under way, and why it was refused, in words. */
  shelving: { busy: boolean; problem: string | null }
  /** The product is to stand in another category. */
  onShelve: ProductCategoryProps['onShelve']
  onSave: (event: CellPlace & { text: string }) => void
  onPutBack: (event: CellPlace) => void
  /** A colleague's changes were read. */
  onSeen: () => void
  /** It is to be shown to buyers, or hidden from them. */
  onPublish: (event: { published: boolean }) => void
}

/** One product: what it is, and the prices and stock of its variants, changed where they stand. */
export function ProductScreen(props: ProductScreenProps) {
  const { product, productsHref, foreign, editable, publishing, categories, shelving, onShelve, onSeen, onPublish } = props
  const shelves = editable && categories.length > 0
  const t = useWords(officeWords)
  const crumb = { label: t('place.products'), href: productsHref }
  if (product.status !== 'ready') {
    return (
      <div className="grid gap-4 pb-8">
        <PageShelf title={t('product.name')} crumb={crumb} />
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
  const { title, state, category, brand, taxClass, ageLimit, description } = product.view
  return (
    <div className="grid gap-5 pb-8">
      <PageShelf
        title={title}
        crumb={crumb}
        state={<ProductState product={{ state }} />}
        facts={[
          ...(shelves ? [] : [{ label: t('product.category'), value: category }]),
          { label: t('product.brand'), value: brand },
          { label: t('product.tax'), value: taxClass.replaceAll('_', ' ') },
          ...(ageLimit === null ? [] : [{ label: t('product.age'), value: t('product.years', { years: ageLimit }) }]),
        ]}
        actions={
          editable && (
            <Button
              variant="secondary"
              busy={publishing.busy}
              busyLabel={t('product.saving')}
              onPress={() => onPublish({ published: state !== 'active' })}
            >
              {t(state === 'active' ? 'product.hide' : 'product.publish')}
            </Button>
          )
        }
      />
      {publishing.problem !== null && (
        <p role="alert" className="font-medium text-critical">
          {publishing.problem}
        </p>
      )}
      {foreign.length > 0 && <ProductChanges changes={foreign} onSeen={onSeen} />}
      {shelves && <ProductCategory category={category} categories={categories} {...shelving} onShelve={onShelve} />}
      <Section title={t('product.pricesAndStock')}>
        <Variants {...props} product={product.view} />
      </Section>
      {description !== '' && (
        <Section title={t('product.description')}>
          <p className="max-w-read whitespace-pre-line text-ink-muted">{description}</p>
        </Section>
      )}
    </div>
  )
}

function Variants({ product, cells, editable, onSave, onPutBack }: Omit<ProductScreenProps, 'product'> & { product: SoldProductView }) {
  const t = useWords(officeWords)
  const columns = useVariantColumns({ product, cells, editable, onSave, onPutBack })
  const note = ({ sku }: SoldVariantView) => {
    const refused = cells.filter((cell) => cell.sku === sku && cell.state === 'refused')
    if (refused.length === 0) return null
    return refused.map((cell) => (
      <CellFault key={cell.cell} id={faultIdOf(cell)}>
        {cell.problem}
      </CellFault>
    ))
  }
  return (
    <DataTable
      caption={t('product.pricesAndStock')}
      columns={columns}
      rows={product.variants}
      rowId={({ id }) => id}
      rowName={({ title }) => title}
      note={note}
      loadingLabel={t('product.loading')}
      foot={
        editable && <span>{t('product.pricesHint', { currency: product.currency.toUpperCase() })}</span>
      }
    />
  )
}
