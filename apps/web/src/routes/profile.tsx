import { useSearchParams } from 'react-router-dom'
import { greetingAt } from '@skafferi/domain/format'
import { useOrderHistory, useOrderSummary } from '@skafferi/domain/orders'
import { useCustomer } from '@skafferi/domain/session'
import { useShop } from '@skafferi/domain/shop-context'
import { ProfileScreen } from '@skafferi/ui/screens/profile-screen'

export default function ProfileRoute() {
  const [parameters, setParameters] = useSearchParams()
  const query = parameters.get('order') ?? ''
  const page = Math.max(1, Number.parseInt(parameters.get('page') ?? '', 10) || 1)
  const searchFor = (text: string, more: Record<string, string> = {}) =>
    setParameters({ ...(text !== '' && { order: text }), ...more })
  return (
    <ProfileScreen
      greeting={greetingAt(useShop().now())}
      profile={useCustomer()}
      summary={useOrderSummary()}
      history={useOrderHistory({ page, query })}
      query={query}
      onSearch={(event) => searchFor(event.query)}
      onPageChange={(event) => searchFor(query, { page: String(event.page) })}
    />
  )
}
