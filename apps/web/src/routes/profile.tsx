import { useLocation, useSearchParams } from 'react-router-dom'
import { useVatId } from '@skafferi/domain/company'
import { greetingAt } from '@skafferi/domain/format'
import { toOrderStatus, useOrderHistory, useOrderSummary } from '@skafferi/domain/orders'
import { useCustomer } from '@skafferi/domain/session'
import { useShop } from '@skafferi/domain/shop-context'
import { ProfileScreen } from '@skafferi/ui/screens/profile-screen'
import { useOrderAgain } from '../app/use-order-again'
import { paths, vatNumberHash } from '../paths'

export default function ProfileRoute() {
  const [parameters, setParameters] = useSearchParams()
  const again = useOrderAgain()
  const vatId = useVatId({ open: useLocation().hash === vatNumberHash })
  const query = parameters.get('order') ?? ''
  const status = toOrderStatus(parameters.get('status'))
  const page = Math.max(1, Number.parseInt(parameters.get('page') ?? '', 10) || 1)
  const searchFor = (text: string, more: Record<string, string> = {}) =>
    setParameters({ ...(text !== '' && { order: text }), ...more })
  return (
    <ProfileScreen
      greeting={greetingAt(useShop().now())}
      profile={useCustomer()}
      vatId={vatId}
      summary={useOrderSummary()}
      waitingHref={`${paths.profile}?status=requires_action`}
      history={useOrderHistory({ page, query, status })}
      query={query}
      status={status ?? null}
      onSearch={(event) => searchFor(event.query, status && { status })}
      onShowAll={() => searchFor(query)}
      onPageChange={(event) => searchFor(query, { ...(status && { status }), page: String(event.page) })}
      {...again}
    />
  )
}
