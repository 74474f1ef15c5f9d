import { useParams } from 'react-router-dom'
import { useCategoryChoices, useOfficeProduct, useOperator } from '@skafferi/domain/office'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { ProductScreen } from '@skafferi/ui/office/product-screen'
import { paths } from '../paths'

export default function ProductRoute() {
  const { id = '' } = useParams()
  return <ProductPage key={id} id={id} />
}

function ProductPage({ id }: { id: string }) {
  const { product, cells, foreign, publishing, shelving, seen, publish, shelve, save, putBack } = useOfficeProduct(id)
  const categories = useCategoryChoices()
  const { may } = useOperator()
  const problemText = useOfficeProblem()
  return (
    <ProductScreen
      product={product}
      productsHref={paths.products}
      cells={cells.map((cell) => ({ ...cell, problem: problemText(cell.refusal) }))}
      foreign={foreign}
      editable={may.includes('catalogue')}
      publishing={{ busy: publishing.busy, problem: problemText(publishing.problem) }}
      categories={categories}
      shelving={{ busy: shelving.busy, problem: problemText(shelving.problem) }}
      onShelve={({ category }) => shelve(category)}
      onSave={save}
      onPutBack={putBack}
      onSeen={seen}
      onPublish={({ published }) => publish(published)}
    />
  )
}
