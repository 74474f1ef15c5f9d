import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { countryCodeValues } from '@skafferi/api/limits'
import { useCompanyChoice, useOfficeOrders } from '@skafferi/domain/office'
import { OrdersScreen, PickListsLink } from '@skafferi/ui/office/orders-screen'
import { useOrderAddress } from '../app/use-order-address'
import { paths } from '../paths'

const statuses = ['pending', 'requires_action', 'shipping', 'delivered', 'completed', 'canceled']

export default function OrdersRoute() {
  const { filters, views, view, hrefFor, hrefOf, exportHref } = useOrderAddress()
  const orders = useOfficeOrders(filters)
  const { search, ...company } = useCompanyChoice(filters.company)
  const navigate = useNavigate()
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return (
    <OrdersScreen
      orders={orders}
      views={views}
      view={view}
      filters={filters}
      statuses={statuses}
      countries={countryCodeValues}
      company={{ ...company, onSearch: search }}
      tells={['shipTo', 'pieces', 'payment']}
      selection={{
        ids,
        actions: <PickListsLink href={paths.pickLists([...ids])} count={ids.size} />,
        onSelect: (event) => setIds(event.ids),
      }}
      hrefFor={hrefFor}
      exportHref={exportHref}
      onFilter={(next) => void navigate(hrefOf(next))}
      onClear={() => void navigate(hrefOf())}
      onOpen={({ id }) => void navigate(paths.order(id))}
    />
  )
}
