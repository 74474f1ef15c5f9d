import { useNavigate, useSearchParams } from 'react-router-dom'
import { useOfficeProducts, useOperator, useProductCount } from '@skafferi/domain/office'
import { useProductViews } from '@skafferi/ui/office/phrases'
import { ProductsScreen } from '@skafferi/ui/office/products-screen'
import { paths, withQuery } from '../paths'

/** Filters of the predefined lists, as in the URL. */
const lists = {
  all: { status: '', stock: '' },
  published: { status: 'published', stock: '' },
  low: { status: 'published', stock: 'low' },
  draft: { status: 'draft', stock: '' },
  archived: { status: 'archived', stock: '' },
} as const
const listIds = ['all', 'published', 'low', 'draft', 'archived'] as const

export default function ProductsRoute() {
  const [[parameters], navigate] = [useSearchParams(), useNavigate()]
  const { may } = useOperator()
  const text = parameters.get('q') ?? ''
  const matchesFilter = (name: 'status' | 'stock') => (id: keyof typeof lists) =>
    lists[id][name] === (parameters.get(name) ?? '')
  const view = listIds.filter(matchesFilter('status')).find(matchesFilter('stock')) ?? 'all'
  const page = Math.max(1, Math.floor(Number(parameters.get('page'))) || 1)
  const products = useOfficeProducts({ text, status: lists[view].status, low: view === 'low', page })
  const hrefOf = (query: Record<string, string | number>) => withQuery(paths.products, query)
  const counts = [
    useProductCount(''),
    useProductCount('published'),
    useProductCount('published', true),
    useProductCount('draft'),
    useProductCount('archived'),
  ]
  const views = useProductViews(listIds.map((id, index) => ({ id, href: hrefOf(lists[id]), count: counts[index] })))
  return (
    <ProductsScreen
      products={products}
      views={views}
      view={view}
      text={text}
      hrefs={{
        categories: paths.categories,
        ...(may.includes('catalogue') && { import: paths.import, add: paths.newProduct }),
        export: '/admin/products/export',
      }}
      hrefFor={(next) => hrefOf({ q: text, ...lists[view], page: next })}
      onSearch={(event) => void navigate(hrefOf({ q: event.text, ...lists[view] }))}
      onOpen={({ id }) => void navigate(paths.product(id))}
    />
  )
}
