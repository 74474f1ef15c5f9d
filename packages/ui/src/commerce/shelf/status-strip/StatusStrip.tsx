import type { ArrivalView, DueOrderView } from '@skafferi/domain/shop/shelf/views'
import { Link } from '../../../components/actions/link'
import { FileIcon, TruckIcon } from '../../../components/content/icon'
import { Skeleton } from '../../../components/feedback/skeleton'
import { useWords } from '../../../words'
import { shelfWords } from '../../../words/generated/shelf'
import { useShopPaths } from '../../service/shop-paths'

/** Packs that show beside the text. */
const shownPacks = 3

export interface StatusStripProps {
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

/** Below the shelf: what is under way, by the day it arrives, and the payment due first. Nothing without both. */
export function StatusStrip({ arrivals, due }: StatusStripProps) {
  const t = useWords(shelfWords)
  const paths = useShopPaths()
  if (arrivals.length === 0 && !due) return null
  return (
    <ul role="list" aria-label={t('arrivals')} className={stripStyles}>
      {arrivals.map(({ day, pieces, articles }) => (
        <li key={day} className={cellStyles}>
          <TruckIcon />
          <span className="min-w-0 flex-1">
            <b className="block">
              {day === null ? t('arrivals.noDay', { pieces }) : t('arrivals.day', { pieces, day: unbroken(day) })}
            </b>
            <span className="block truncate text-xs text-ink-muted">
              {articles.length > 1
                ? t('arrivals.more', { title: articles[0]!.title, count: articles.length - 1 })
                : articles[0]?.title}
            </span>
          </span>
          <span aria-hidden="true" className="flex h-9 items-end gap-0.5 border-b-2 border-shelf px-1.5 max-lg:hidden">
            {articles.slice(0, shownPacks).map(({ variantId, picture }) => (
              <img key={variantId} src={picture.src ?? undefined} alt="" width={34} height={34} />
            ))}
          </span>
          <span className={linkStyles}>
            <Link href={paths.profile}>{t('arrivals.track')}</Link>
          </span>
        </li>
      ))}
      {due && (
        <li className={cellStyles}>
          <FileIcon />
          <span className="min-w-0 flex-1">
            <b className="block">{t('due.day', { amount: due.amount, day: unbroken(due.day) })}</b>
            <span className="block truncate text-xs text-ink-muted">{t('due.order', { number: due.displayId })}</span>
          </span>
          <span className={linkStyles}>
            <Link href={paths.order?.(due.orderId) ?? paths.profile}>{t('due.show')}</Link>
          </span>
        </li>
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
