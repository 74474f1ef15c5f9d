import type { DashboardView, OfficeState, WaitingCount } from '@skafferi/domain/office/views'
import type { ReactNode } from 'react'
import { Link } from '../../components/actions/link'
import { useWords } from '../../words'
import { officeTodayWords } from '../../words/generated/office-today'
import { useTodayPhrases, type OrdersOf } from '../phrases'
import { TodayScreen, type TodayScreenProps } from './TodayScreen'

export interface MorningScreenProps {
  today: OfficeState<DashboardView>
  /** URLs of the counted lists, all orders, the full activity and the notification settings. */
  hrefs: Readonly<Record<WaitingCount['kind'] | 'waitingForStock' | 'notices', string>> & TodayScreenProps['hrefs']
  /** Returns the URL of the orders in a range of days. */
  ordersOf: OrdersOf
  /** Above the figures. */
  notice?: ReactNode
  /** The steps of a new shop; omitted afterwards. */
  firstSteps?: ReactNode
  /** The user opens an order. */
  onOpen: TodayScreenProps['onOpen']
  /** The user prints the pick lists of these orders. */
  onPrint: (event: { ids: readonly string[] }) => void
}

/** The start page with the data of the store. */
export function MorningScreen({ today, hrefs, ordersOf, notice, firstSteps, onOpen, onPrint }: MorningScreenProps) {
  const t = useWords(officeTodayWords)
  const phrase = useTodayPhrases(hrefs, ordersOf)
  const pickable = today.status === 'ready' ? today.view.toShip.filter((order) => order.pickable) : []
  return (
    <TodayScreen
      today={today.status === 'ready' ? { ...today, view: phrase(today.view) } : today}
      hrefs={hrefs}
      toShipLabel={t('today.toShipTitle')}
      updateNote={
        <>
          {t('today.fresh')} {t('today.mail')} <Link href={hrefs.notices}>{t('today.mailLink')}</Link>
        </>
      }
      notice={notice}
      firstSteps={firstSteps}
      isEmpty={today.status === 'ready' && today.view.isEmpty}
      onOpen={onOpen}
      pickLists={pickable.length}
      onPrint={() => onPrint({ ids: pickable.map(({ id }) => id) })}
    />
  )
}
