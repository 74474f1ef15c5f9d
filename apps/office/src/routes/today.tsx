import { lazy, Suspense, useReducer, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useOnlyOwner, useSetup, useToday, withQuery } from '@skafferi/domain/office'
import { OnlyOwnerLink } from '@skafferi/ui/office/only-owner-notice'
import { MorningScreen } from '@skafferi/ui/office/today-screen'
import { useUnsentMailHref } from '../app/use-inbox-sections'
import { paths } from '../paths'

/** Only new shops load it. */
const FirstDay = lazy(() => import('../app/FirstDay'))

const waitingForStock = withQuery(paths.orders, { waits: 'stock' })

const hrefs = {
  openOrders: withQuery(paths.orders, { waits: 'action' }),
  toShip: withQuery(paths.orders, { waits: 'shipment' }),
  unpaid: withQuery(paths.orders, { waits: 'payment' }),
  toPayBack: withQuery(paths.orders, { waits: 'to_pay_back' }),
  applications: paths.applications,
  vatNumbers: withQuery(paths.companies, { state: 'vat_unconfirmed' }),
  complaints: paths.inbox,
  messages: paths.messages,
  reviews: paths.reviews,
  lowStock: withQuery(paths.products, { status: 'published', stock: 'low' }),
  drafts: withQuery(paths.products, { status: 'draft' }),
}

export default function TodayRoute() {
  const today = useToday()
  const failedMail = useUnsentMailHref()
  const { setup, hasSampleData, isLoading, skip } = useSetup()
  const onlyOwner = useOnlyOwner()
  const isNewShop = setup !== null || hasSampleData
  // Stays until the page is left: it shows what became of the removed sample data.
  const [wasNewShop, setWasNewShop] = useState(isNewShop)
  if (isNewShop && !wasNewShop) setWasNewShop(true)
  const [isFirstDayReady, onReady] = useReducer(() => true, false)
  const isExpected = isLoading || onlyOwner.isLoading || (wasNewShop && !isFirstDayReady)
  const navigate = useNavigate()
  return (
    <MorningScreen
      // What is above the figures must not move them later.
      today={isExpected ? { status: 'loading' } : today}
      hrefs={{
        ...hrefs,
        failedMail,
        waitingForStock,
        orders: paths.orders,
        activity: paths.activity,
        notices: paths.notices,
      }}
      ordersOf={(days) => withQuery(paths.orders, days)}
      notice={onlyOwner.isShown && <OnlyOwnerLink href={paths.team} onPutAway={onlyOwner.putAway} />}
      firstSteps={
        wasNewShop && (
          <Suspense>
            <FirstDay setup={setup} skip={skip} onReady={onReady} />
          </Suspense>
        )
      }
      onOpen={({ id }) => void navigate(paths.order(id))}
      onPrint={({ ids }) => void navigate(paths.pickLists(ids))}
    />
  )
}
