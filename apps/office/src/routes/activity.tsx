import { useSearchParams } from 'react-router-dom'
import { useActivity } from '@skafferi/domain/office'
import { ActivityScreen } from '@skafferi/ui/office/activity-screen'

const kinds = ['operator', 'api_key', 'customer', 'shop'] as const

export default function ActivityRoute() {
  const [parameters, setParameters] = useSearchParams()
  const read = (name: string) => parameters.get(name) ?? ''
  const filter = {
    by: kinds.find((kind) => kind === read('by')) ?? ('' as const),
    operator: read('operator'),
    subject: read('subject'),
  }
  const { activity, operators, older, loadingOlder, exportHref } = useActivity(filter)
  return (
    <ActivityScreen
      activity={activity}
      filter={filter}
      operators={operators}
      exportHref={exportHref}
      loadingOlder={loadingOlder}
      onFilter={(next) => setParameters(Object.entries(next).filter(([, value]) => value !== ''))}
      onOlder={older}
    />
  )
}
