import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { lastListHref, useNewProduct, useOperator } from '@skafferi/domain/office'
import { NewProductScreen } from '@skafferi/ui/office/new-product-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { useProductFormProps } from '../app/use-product-form-props'
import { paths } from '../paths'

export default function NewProductRoute() {
  const { form, saving, problem, refused, typing, save, saved } = useNewProduct()
  const props = useProductFormProps(typing)
  const { may } = useOperator()
  const navigate = useNavigate()
  const problemText = useOfficeProblem()
  useEffect(() => {
    if (saved !== undefined) void navigate(paths.product(saved), { replace: true })
  }, [saved, navigate])
  return (
    <NewProductScreen
      {...props}
      form={form}
      productsHref={lastListHref(paths.products)}
      editable={may.includes('catalogue')}
      saving={saving}
      problem={problemText(problem)}
      refused={refused}
      onSave={() => void save()}
    />
  )
}
