import type { LowProductView } from '@skafferi/domain/office/views'
import { cva } from 'class-variance-authority'
import { Link } from '../../components/actions/link'
import { ShelfImage } from '../../components/content/shelf-image'
import { useWords } from '../../words'
import { officeTodayWords } from '../../words/generated/office-today'
import { NotLoaded } from './NotLoaded'

const leftStyles = cva(
  'num flex items-center gap-1.5 font-medium before:size-1.75 before:flex-none ' +
    'before:rounded-full before:border before:border-current before:bg-current',
  { variants: { out: { true: 'text-critical before:bg-transparent', false: 'text-caution' } } },
)

export interface LowStockListProps {
  /** `null` if it could not be loaded. */
  products: readonly LowProductView[] | null
  /** True if the shop has no products yet. */
  isEmpty: boolean
}

/** The products that are low in stock, those that run out first at the top. */
export function LowStockList({ products, isEmpty }: LowStockListProps) {
  const t = useWords(officeTodayWords)
  if (products === null) return <NotLoaded />
  if (products.length === 0) {
    return (
      <p className="rounded-lg border border-line bg-surface p-6 text-center text-ink-muted">
        {t(isEmpty ? 'today.noProducts' : 'today.lowNothing')}
      </p>
    )
  }
  return (
    // A phone lists fewer.
    <ul className="rounded-lg border border-line bg-surface text-xs max-md:[&>li:nth-child(n+7)]:hidden">
      {products.map(({ id, title, href, image, left, daysLeft }) => (
        <li key={id} className="flex items-center gap-3 border-b border-line px-4 py-1.5 last:border-b-0">
          <ShelfImage src={image ?? undefined} alt="" size="thumb" />
          <span className="link-targets min-w-0 flex-1 text-sm wrap-anywhere">
            <Link href={href} variant="quiet">
              {title}
            </Link>
          </span>
          <span className="grid flex-none justify-items-end">
            <span className={leftStyles({ out: left === 0 })}>{t('today.left', { count: left })}</span>
            {daysLeft !== null && left > 0 && (
              <span className="num text-ink-muted">{t('today.lasts', { days: daysLeft })}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
