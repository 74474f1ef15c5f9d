import type { ReactNode } from 'react'
import { Button } from '../../components/actions/button'
import { ActivityIcon, PrintIcon, WarningIcon } from '../../components/content/icon'
import { Link } from '../../components/actions/link'
import { Timeline } from '../../components/content/timeline'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeTodayWords } from '../../words/generated/office-today'
import { officeOrdersWords } from '../../words/generated/office-orders'
import type { OfficeLoad } from '../load.view'
import { OfficeFailure, PageHeader, Section } from '../page-header'
import { LowStockList } from './LowStockList'
import { Sales } from './Sales'
import type { TodayView, WaitingCaseView } from './today.view'
import { WaitingFigures } from './WaitingFigures'
import { DataTable } from '../../components/content/data-table'
import { EmptyState } from '../../components/feedback/empty-state'
import { orderLine } from '../orders-screen/OrderLine'
import { useOrderColumns } from '../orders-screen/use-order-columns'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'

interface WaitingCasesProps {
  cases: readonly WaitingCaseView[]
}

/** The cases that wait for an answer, oldest first. */
function WaitingCases({ cases }: WaitingCasesProps) {
  const t = useWords(officeTodayWords)
  if (cases.length === 0) {
    return <p className="rounded-lg border border-line bg-surface p-4 text-ink-muted">{t('today.answersNothing')}</p>
  }
  return (
    <ul className="rounded-lg border border-line bg-surface">
      {cases.map(({ id, title, description, href, age, late }) => (
        <li key={id} className="flex gap-3 border-b border-line px-4 py-2.5 text-xs last:border-b-0">
          <span className="link-targets grid min-w-0 gap-0.5">
            <Link href={href} variant="quiet">
              <b className="text-sm">{title}</b>
            </Link>
            <span className="text-ink-muted wrap-anywhere">{description}</span>
          </span>
          <span className={`num ms-auto flex-none ${late ? 'font-medium text-caution' : 'text-ink-muted'}`}>{age}</span>
        </li>
      ))}
    </ul>
  )
}

/** The skeleton of the start page, with the size of its content. */
function TodaySkeleton() {
  const t = useWords(officeTodayWords)
  return (
    <SkeletonGroup label={t('today.loading')} scope="page">
      <div className="grid gap-6">
        <div className="grid grid-cols-3 gap-4 lg:grid-cols-6">
          {Array.from({ length: 6 }, (_, index) => (
            <div key={index} className="grid gap-2">
              <Skeleton width="2.5rem" height="2.25rem" />
              <Skeleton width="80%" />
            </div>
          ))}
        </div>
        <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <Skeleton height="20rem" />
          <Skeleton height="20rem" />
        </div>
      </div>
    </SkeletonGroup>
  )
}

const COLUMNS = new Set(['number', 'company', 'pieces', 'status', 'total'])

interface ShipsTodayProps {
  toShip: TodayView['toShip']
  /** The caption of the table ("Ships today"). */
  caption: string
  onOpen: (event: { id: string }) => void
}

/** The table of the orders to ship. */
function ShipsToday({ caption, toShip: { orders, total }, onOpen }: ShipsTodayProps) {
  const todayText = useWords(officeTodayWords)
  const ordersText = useWords(officeOrdersWords)
  const optionalColumns = orders.some(({ pieces }) => pieces !== null) ? (['pieces'] as const) : []
  const columns = useOrderColumns({ count: orders.length, total }, { optionalColumns })
  return (
    <DataTable
      caption={caption}
      columns={columns
        .filter(({ id }) => COLUMNS.has(id))
        .map((column) =>
          column.id === 'pieces'
            ? { ...column, label: todayText('today.pieces'), total: undefined }
            : total === null
              ? { ...column, total: undefined }
              : column,
        )}
      rows={orders}
      rowId={({ id }) => id}
      rowName={({ number }) => ordersText('orders.name', { number })}
      phoneSummary={orderLine}
      loadingLabel={ordersText('orders.loading')}
      empty={
        <EmptyState
          headingLevel={3}
          title={todayText('today.toShipNothing')}
          text={todayText('today.leavesNothingText')}
        />
      }
      onOpen={onOpen}
    />
  )
}

export interface TodayScreenProps {
  today: OfficeLoad<TodayView>
  /** URLs of all orders and the full activity. */
  hrefs: { orders: string; activity: string }
  /** Above the figures. */
  notice?: ReactNode
  /** The steps of a new shop; omitted afterwards. */
  firstSteps?: ReactNode
  /** True if the shop has no products. Default false. */
  isEmpty?: boolean
  /** The user opens an order. */
  onOpen: (event: { id: string }) => void
  /** The heading of the orders; "Ships today" by default. */
  toShipLabel?: string
  /** Text on how current the page is. Omit it if it is always current. */
  updateNote?: ReactNode
  /** The number of displayed orders of which something can be picked now. Default 0. */
  pickLists?: number
  /** The user prints their pick lists. Omit it if there are none. */
  onPrint?: () => void
}

/** The start page: open items, orders to ship, low stock, sales, and the latest activity. */
export function TodayScreen({
  today,
  hrefs,
  notice,
  firstSteps,
  isEmpty = false,
  toShipLabel,
  updateNote,
  onOpen,
  pickLists = 0,
  onPrint,
}: TodayScreenProps) {
  const t = useWords(officeWords)
  const todayText = useWords(officeTodayWords)
  const ordersText = useWords(officeOrdersWords)
  const view = today.status === 'ready' ? today.view : null
  return (
    <div className="grid gap-4 pb-8">
      <PageHeader
        line="none"
        title={t('place.today')}
        detail={view?.date}
        actions={
          view &&
          pickLists > 0 &&
          onPrint && (
            <Button onPress={onPrint}>
              <PrintIcon size="sm" />
              {ordersText('orders.print', { count: pickLists })}
            </Button>
          )
        }
      />
      {today.status === 'loading' && <TodaySkeleton />}
      {today.status === 'failed' && (
        <OfficeFailure title={todayText('today.failed')} request={today.request} onRetry={today.retry} />
      )}
      {view && notice}
      {/* Loads while the figures do, and is shown with them. */}
      {firstSteps && <div className={view ? 'contents' : 'hidden'}>{firstSteps}</div>}
      {view && (
        <>
          <WaitingFigures figures={view.waiting} />
          <div
            className={
              'grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] ' +
              'min-[96rem]:grid-cols-[minmax(0,1fr)_25rem]'
            }
          >
            <div className="grid min-w-0 gap-6">
              <Section
                title={toShipLabel ?? todayText('today.leaves')}
                aside={
                  <>
                    {view.toShip.pickup}
                    {view.toShip.waiting && (
                      <Link href={view.toShip.waiting.href}>
                        {todayText('today.waitingForStock', { count: view.toShip.waiting.count })}
                      </Link>
                    )}
                    <Link href={hrefs.orders}>{todayText('today.allOrders')}</Link>
                  </>
                }
              >
                <ShipsToday caption={toShipLabel ?? todayText('today.leaves')} toShip={view.toShip} onOpen={onOpen} />
              </Section>
              <Section
                title={todayText('today.lowStock')}
                aside={
                  view.lowStock &&
                  view.lowStock.count > 0 && (
                    <Link href={view.lowStock.href}>{todayText('today.allStock', { count: view.lowStock.count })}</Link>
                  )
                }
              >
                <LowStockList products={view.lowStock && view.lowStock.products} isEmpty={isEmpty} />
              </Section>
            </div>
            <div className="grid min-w-0 gap-6">
              <Section title={todayText('today.sales')}>
                <Sales sales={view.sales} />
              </Section>
              <Section title={todayText('today.answers')}>
                <WaitingCases cases={view.waitingCases} />
              </Section>
              {view.activity.length > 0 && (
                <Section
                  title={todayText('today.justNow')}
                  aside={<Link href={hrefs.activity}>{todayText('today.activity')}</Link>}
                >
                  <Timeline
                    label={todayText('today.justNow')}
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
