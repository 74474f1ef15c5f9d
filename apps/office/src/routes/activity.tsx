import { useActivity } from '@skafferi/domain/office'
import { ActivityScreen } from '@skafferi/ui/office/activity-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { useListQuery } from '../app/use-list-query'
import { paths } from '../paths'

const values = { by: ['operator', 'api_key', 'customer', 'shop'], operator: null, subject: null } as const

export default function ActivityRoute() {
  const { filters, show } = useListQuery(paths.activity, values)
  const { activity, operators, older, loadingOlder, exportHref, putBack, puttingBack, problem, reset, ...products } =
    useActivity(filters)
  const problemText = useOfficeProblem()
  return (
    <ActivityScreen
      activity={activity}
      filter={filters}
      operators={operators}
      exportHref={exportHref}
      loadingOlder={loadingOlder}
      onFilter={show}
      onOlder={older}
      putBack={{ busy: puttingBack, problem: problemText(problem) }}
      onPutBack={putBack}
      onShowProducts={products.showProducts}
      productsProblem={problemText(products.productsProblem)}
      onClearProblem={reset}
    />
  )
}
