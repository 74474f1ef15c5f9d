import { useSearchParams } from 'react-router-dom'
import { useGreeting, useOrderHistory, useOrderSummary } from '@skafferi/domain/orders'
import { useCustomer } from '@skafferi/domain/session'
import { ProfileScreen } from '@skafferi/ui/screens/profile-screen'

export default function ProfileRoute() {
  const [parameters, setParameters] = useSearchParams()
  const query = parameters.get('order') ?? ''
  const page = Math.max(1, Number(parameters.get('page')) || 1)
  const history = useOrderHistory({ page, query })
  return (
    <ProfileScreen
      greeting={useGreeting()}
      profile={useCustomer()}
      summary={useOrderSummary()}
      history={history}
      query={query}
      onSearch={(search) => setParameters(search.query === '' ? {} : { order: search.query })}
      onPageChange={(next) => setParameters({ ...(query === '' ? {} : { order: query }), page: String(next.page) })}
    />
  )
}
