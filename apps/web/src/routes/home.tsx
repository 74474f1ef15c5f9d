import { useBestSellers } from '@skafferi/domain/catalog'
import { useCustomer } from '@skafferi/domain/session'
import { HomeScreen } from '@skafferi/ui/screens/home-screen'
import { useCardPurchases } from '../app/use-card-purchases'

export default function HomeRoute() {
  const customer = useCustomer()
  const { purchases, ...cards } = useCardPurchases()
  return (
    <HomeScreen
      firstName={customer.status === 'ready' ? customer.view.firstName : null}
      bestSellers={useBestSellers()}
      purchases={purchases}
      {...cards}
    />
  )
}
