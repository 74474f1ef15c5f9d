import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import {
  lastListHref,
  useMissingPictures,
  useOfficeProduct,
  useOperator,
  useStockMovements,
  withQuery,
} from '@skafferi/domain/office'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { ProductScreen } from '@skafferi/ui/office/product-screen'
import { useListQuery } from '../app/use-list-query'
import { useProductFormProps } from '../app/use-product-form-props'
import { useStockChange } from '../app/use-stock-change'
import { paths } from '../paths'

/** Loaded after the page, because few products have them. */
const PlannedPrices = lazy(() => import('../app/PlannedPrices'))

export default function ProductRoute() {
  const { id = '' } = useParams()
  return <ProductPage key={id} id={id} />
}

function ProductPage({ id }: { id: string }) {
  const { product, cells, remoteChanges, action, saving, problem, refused, typing, ...actions } = useOfficeProduct(id)
  const form = useProductFormProps(typing)
  const missingPictures = useMissingPictures(id)
  const { may } = useOperator()
  const problemText = useOfficeProblem()
  const { page, pageHref } = useListQuery(paths.product(id), {})
  const hasVariants = product.status === 'ready' && product.view.variants.length > 1
  const sku = product.status === 'ready' ? product.view.variants[0]?.sku : null
  const movements = useStockMovements(id, { page, hasVariants })
  const stockChange = useStockChange()
  return (
    <ProductScreen
      {...form}
      product={product}
      productsHref={lastListHref(paths.products)}
      activityHref={withQuery(paths.activity, { subject: sku ?? id })}
      missingPictures={missingPictures}
      cells={cells.map((cell) => ({ ...cell, problem: problemText(cell.refusal) }))}
      remoteChanges={remoteChanges}
      editable={may.includes('catalogue')}
      action={{ busy: action.busy, problem: problemText(action.problem) }}
      saving={saving}
      problem={problemText(problem)}
      refused={refused}
      onSaveCell={actions.saveCell}
      onRevertCell={actions.revertCell}
      onAddTier={actions.addTier}
      onDismissRemoteChanges={actions.dismissRemoteChanges}
      onAction={(event) => actions.act(event.action)}
      onSaveForm={() => void actions.saveForm()}
      planned={
        <Suspense>
          <PlannedPrices of={{ productId: id }} />
        </Suspense>
      }
      movements={{ movements, hrefFor: pageHref }}
      notice={stockChange.notice}
      onStock={(change) => stockChange.open({ id, ...change })}
    />
  )
}
