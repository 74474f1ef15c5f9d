import { useLocation, useNavigate } from 'react-router-dom'
import { anyProduct, useOfficeProducts, useOperator, useProductCells, useProductChoices } from '@skafferi/domain/office'
import type { ProductFilters } from '@skafferi/domain/office/views'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { GoodsInHint, ProductsScreen } from '@skafferi/ui/office/products-screen'
import { useBulkProducts } from '../app/use-bulk-products'
import { useProductFilters, useProductLists } from '../app/use-product-filters'
import { usePasteColumn } from '../app/use-paste-column'
import { useStockChange } from '../app/use-stock-change'
import { paths } from '../paths'

export default function ProductsRoute() {
  const navigate = useNavigate()
  const { may } = useOperator()
  const { filters, page, sort, hrefOf, pageHref, show } = useProductFilters()
  const products = useOfficeProducts({ ...filters, page })
  // After the list, which is loaded first.
  const { views, view, save: saveView, remove: removeView } = useProductLists(hrefOf, hrefOf({ ...filters, sort: '' }))
  const { cells, type, save, revert } = useProductCells()
  const problemText = useOfficeProblem()
  const choices = useProductChoices()
  const { selection, notice } = useBulkProducts({
    filters,
    filterKey: hrefOf({ ...filters, sort: '' }),
    count: products.status === 'ready' ? products.view.count : undefined,
    categories: choices.categories,
  })
  const { hash, search } = useLocation()
  const stockChange = useStockChange()
  const paste = usePasteColumn(products.status === 'ready' ? products.view.rows : [])
  return (
    <ProductsScreen
      products={products}
      views={views}
      view={view}
      filters={filters}
      choices={choices}
      sort={sort}
      selection={may.includes('catalogue') ? selection : undefined}
      notice={
        <>
          {notice}
          {stockChange.notice}
          {paste.dialog}
        </>
      }
      hint={
        hash === '#goods-in' &&
        may.includes('catalogue') && (
          <GoodsInHint
            onSeveral={() => paste.open({ cell: 'goods_in' })}
            onClose={() => void navigate({ search, hash: '' }, { replace: true })}
          />
        )
      }
      onStock={may.includes('catalogue') ? stockChange.open : undefined}
      onPaste={may.includes('catalogue') ? paste.open : undefined}
      cells={cells.map((cell) => ({ ...cell, problem: problemText(cell.refusal) }))}
      onSave={may.includes('catalogue') ? ({ previousValue: seen, ...cell }) => save({ ...cell, seen }) : undefined}
      onTypeCell={({ previousValue: seen, ...cell }) => type({ ...cell, seen })}
      onRevertCell={revert}
      hrefs={{
        categories: paths.categories,
        ...(may.includes('catalogue') && { import: paths.import, add: paths.newProduct, goodsIn: paths.goodsIn }),
        export: '/admin/products/export',
      }}
      hrefFor={pageHref}
      onFilter={show}
      onClear={() => show({ ...anyProduct, sort: filters.sort })}
      onSaveView={saveView}
      onRemoveView={removeView}
      onSort={({ column, direction }) =>
        show({ ...filters, sort: `${direction === 'descending' ? '-' : ''}${column}` as ProductFilters['sort'] })
      }
      onOpen={({ id }) => void navigate(paths.product(id))}
    />
  )
}
