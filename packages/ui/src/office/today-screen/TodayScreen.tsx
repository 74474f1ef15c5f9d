import type { ReactNode } from 'react'
import { Button } from '../../components/actions/button'
import { ActivityIcon, PrintIcon, WarningIcon } from '../../components/content/icon'
import { Link } from '../../components/actions/link'
import { Timeline } from '../../components/content/timeline'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { OfficeLoad } from '../load.view'
import { OfficeFailure, PageHeader, Section } from '../page-header'
import { WaitingCases } from './WaitingCases'
import { ShipsToday } from './ShipsToday'
import { LowStockList } from './LowStockList'
import { Sales } from './Sales'
import { TodaySkeleton } from './TodaySkeleton'
import type { TodayView } from './today.view'
import { WaitingFigures } from './WaitingFigures'

export interface TodayScreenProps {
  today: OfficeLoad<TodayView>
  /** URLs of all orders and the full activity. */
  hrefs: { orders: string; activity: string }
  /** Shown in an empty shop. */
  firstSteps?: ReactNode
  /** The user opens an order. */
  onOpen: (event: { id: string }) => void
  /** The heading of the orders; "Ships today" by default. */
  toShipLabel?: string
  /** Text on how current the page is. Omit it if it is always current. */
  updateNote?: string
  /** The user prints the pick lists of the orders. Omit it if there are none. */
  onPrint?: () => void
}

/** The start page: open items, orders to ship, low stock, sales, and the latest activity. */
export function TodayScreen({ today, hrefs, firstSteps, toShipLabel, updateNote, onOpen, onPrint }: TodayScreenProps) {
  const t = useWords(officeWords)
  const view = today.status === 'ready' ? today.view : null
  const count = view?.toShip.orders.length ?? 0
  return (
    <div className="grid gap-4 pb-8">
      <PageHeader
        line="none"
        title={t('place.today')}
        detail={view?.date}
        actions={
          count > 0 &&
          onPrint && (
            <Button onPress={onPrint}>
              <PrintIcon size="sm" />
              {t('orders.print', { count })}
            </Button>
          )
        }
      />
      {today.status === 'loading' && <TodaySkeleton />}
      {today.status === 'failed' && (
        <OfficeFailure title={t('today.failed')} request={today.request} onRetry={today.retry} />
      )}
      {view && (
        <>
          <WaitingFigures figures={view.waiting} />
          {firstSteps}
          <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] min-[96rem]:grid-cols-[minmax(0,1fr)_25rem]">
            <div className="grid min-w-0 gap-6">
              <Section
                title={toShipLabel ?? t('today.leaves')}
                aside={
                  <>
                    {view.toShip.pickup}
                    <Link href={hrefs.orders}>{t('today.allOrders')}</Link>
                  </>
                }
              >
                <ShipsToday caption={toShipLabel ?? t('today.leaves')} toShip={view.toShip} onOpen={onOpen} />
              </Section>
              <Section
                title={t('today.lowStock')}
                aside={
                  view.lowStock &&
                  view.lowStock.count > 0 && (
                    <Link href={view.lowStock.href}>{t('today.allStock', { count: view.lowStock.count })}</Link>
                  )
                }
              >
                <LowStockList products={view.lowStock && view.lowStock.products} isEmpty={firstSteps !== undefined} />
              </Section>
            </div>
            <div className="grid min-w-0 gap-6">
              <Section title={t('today.sales')}>
                <Sales sales={view.sales} />
              </Section>
              <Section title={t('today.answers')}>
                <WaitingCases cases={view.waitingCases} />
              </Section>
              {view.activity.length > 0 && (
                <Section title={t('today.justNow')} aside={<Link href={hrefs.activity}>{t('today.activity')}</Link>}>
                  <Timeline
                    label={t('today.justNow')}
                    background="page"
                    entries={view.activity.map(({ id, person, text, time, failed }) => ({
                      id,
                      actor:
                        person === null
                          ? { kind: 'system', icon: failed ? <WarningIcon size="sm" /> : <ActivityIcon size="sm" /> }
                          : { kind: 'person', name: person },
                      text: person === null ? text : <ActivityText person={person} text={text} />,
                      time,
                      state: failed ? 'failed' : 'done',
                    }))}
                  />
                </Section>
              )}
            </div>
          </div>
          {updateNote !== undefined && <p className="text-xs text-ink-muted">{updateNote}</p>}
        </>
      )}
    </div>
  )
}

function ActivityText({ person, text }: { person: string; text: ReactNode }) {
  return (
    <>
      <b>{person}</b> {text}
    </>
  )
}
