import type { ReactNode } from 'react'
import type { ActionOrderView, ArrivalView, DueOrderView } from '@skafferi/domain/shop/shelf/views'
import { Link } from '../../../components/actions/link'
import { FileIcon, TruckIcon, WarningIcon } from '../../../components/content/icon'
import { Skeleton } from '../../../components/feedback/skeleton'
import { useWords } from '../../../words'
import { shelfWords } from '../../../words/generated/shelf'
import { useShopPaths } from '../../service/shop-paths'

/** Packs that show beside the text. */
const shownPacks = 3

export interface StatusStripProps {
  /** The order that requires action; `null` if none does. */
  action: ActionOrderView | null
  /** Goods under way by day. */
  arrivals: readonly ArrivalView[]
  /** The order whose payment is due first; `null` if nothing is due. */
  due: DueOrderView | null
}

/** A day that stays on one line. */
const unbroken = (day: string) => day.replaceAll(' ', '\u00a0')

const stripStyles =
  'num mt-4 grid gap-px overflow-clip border-y border-line bg-line text-sm max-md:-mx-gutter ' +
  'md:flex md:flex-wrap md:rounded-lg md:border-x'

const cellStyles = 'flex min-w-0 items-center gap-3 bg-surface px-4 py-2 md:flex-[1_1_20rem]'

const linkStyles = 'text-xs [&>a]:inline-flex [&>a]:min-h-6 [&>a]:items-center'

interface CellProps {
  icon: ReactNode
  title: string
  note?: string
  href: string
  label: string
  /** Between the text and the link. */
  children?: ReactNode
}

function Cell({ icon, title, note, href, label, children }: CellProps) {
  return (
    <li className={cellStyles}>
      {icon}
      <span className="min-w-0 flex-1">
        <b className="block">{title}</b>
        <span className="block truncate text-xs text-ink-muted">{note}</span>
      </span>
      {children}
      <span className={linkStyles}>
        <Link href={href}>{label}</Link>
      </span>
    </li>
  )
}

/**
 * Below the shelf: the order that requires action, what is under way, by the day it arrives, and the payment due first.
 * Nothing without any.
 */
export function StatusStrip({ action, arrivals, due }: StatusStripProps) {
  const t = useWords(shelfWords)
  const paths = useShopPaths()
  if (arrivals.length === 0 && !due && !action) return null
  const order = (id: string) => paths.order?.(id) ?? paths.profile
  return (
    <ul role="list" aria-label={t('arrivals')} className={stripStyles}>
      {action && (
        <Cell
          icon={<WarningIcon />}
          title={t('action.order', { number: action.displayId })}
          note={t('action.open')}
          href={order(action.orderId)}
          label={t('due.show')}
        />
      )}
      {arrivals.map(({ day, pieces, articles }) => (
        <Cell
          key={day}
          icon={<TruckIcon />}
          title={day === null ? t('arrivals.noDay', { pieces }) : t('arrivals.day', { pieces, day: unbroken(day) })}
          note={
            articles.length > 1
              ? t('arrivals.more', { title: articles[0]!.title, count: articles.length - 1 })
              : articles[0]?.title
          }
          href={`${paths.profile}#orders`}
          label={t('arrivals.track')}
        >
          <span aria-hidden="true" className="flex h-9 items-end gap-0.5 border-b-2 border-shelf px-1.5 max-lg:hidden">
            {articles.slice(0, shownPacks).map(({ variantId, picture }) => (
              <img key={variantId} src={picture.src ?? undefined} alt="" width={34} height={34} />
            ))}
          </span>
        </Cell>
      ))}
      {due && (
        <Cell
          icon={<FileIcon />}
          title={t('due.day', { amount: due.amount, day: unbroken(due.day) })}
          note={t('due.order', { number: due.displayId })}
          href={order(due.orderId)}
          label={t('due.show')}
        />
      )}
    </ul>
  )
}

/** Placeholder of a strip with two cells; in narrow windows the first one's text wraps. */
export function StatusStripSkeleton() {
  return (
    <div aria-hidden="true" className={stripStyles}>
      <div className={cellStyles}>
        <span className="flex-1">
          <Skeleton width="60%" height="2.375rem" />
          <span className="block h-5 lg:hidden" />
        </span>
      </div>
      <div className={cellStyles}>
        <Skeleton width="40%" height="2.375rem" />
      </div>
    </div>
  )
}
