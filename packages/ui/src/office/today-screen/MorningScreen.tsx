import type { MorningView, OfficeState, WaitingCount } from '@skafferi/domain/office/views'
import type { ReactNode } from 'react'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { useTodayPhrases, type OrdersOf } from '../phrases'
import { TodayScreen, type TodayScreenProps } from './TodayScreen'

export interface MorningScreenProps {
  today: OfficeState<MorningView>
  /** The list that each figure counts, all orders, and the whole activity. */
  hrefs: Readonly<Record<WaitingCount['kind'], string>> & TodayScreenProps['hrefs']
  /** Where the orders of some days are. */
  ordersOf: OrdersOf
  /** What an empty shop begins with. */
  firstSteps: ReactNode
  /** An order is to be looked at. */
  onOpen: TodayScreenProps['onOpen']
  /** Pick lists of these orders are wanted on paper. */
  onPrint: (event: { ids: readonly string[] }) => void
}

/** The day's first page, as far as the shop counts it. */
export function MorningScreen({ today, hrefs, ordersOf, firstSteps, onOpen, onPrint }: MorningScreenProps) {
  const t = useWords(officeWords)
  const phrase = useTodayPhrases(hrefs, ordersOf)
  return (
    <TodayScreen
      today={today.status === 'ready' ? { ...today, view: phrase(today.view) } : today}
      hrefs={hrefs}
      leavesLabel={t('today.toShipTitle')}
      fresh={t('today.fresh')}
      firstSteps={today.status === 'ready' && today.view.isEmpty ? firstSteps : undefined}
      onOpen={onOpen}
      onPrint={() => today.status === 'ready' && onPrint({ ids: today.view.toShip.map(({ id }) => id) })}
    />
  )
}
