import type { LowProductView } from '@skafferi/domain/office/views'
import { cva } from 'class-variance-authority'
import { Link } from '../../components/actions/link'
import { ShelfImage } from '../../components/content/shelf-image'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
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

/** The products that are low in stock. On a phone the list scrolls horizontally. */
export function LowStockList({ products, isEmpty }: LowStockListProps) {
  const t = useWords(officeWords)
  if (products === null) return <NotLoaded />
  if (products.length === 0) {
    return (
      <p className="rounded-lg border border-line bg-surface p-6 text-center text-ink-muted">
        {t(isEmpty ? 'today.noProducts' : 'today.lowNothing')}
      </p>
    )
  }
  return (
    <ul
      className={
        'scrollbar-none grid auto-cols-[minmax(6.5rem,1fr)] grid-flow-col overflow-x-auto rounded-lg ' +
        'border border-line bg-surface max-md:-mx-gutter max-md:rounded-none max-md:border-x-0'
      }
    >
      {products.map(({ id, title, href, image, left, daysLeft }) => (
        <li key={id} className="group grid min-w-0 grid-rows-[auto_1fr]">
          <ShelfImage src={image ?? undefined} alt="" size="low" />
          <div className="grid content-start gap-0.5 border-s border-line px-3 py-2 text-xs group-first:border-s-0">
            <Link href={href} variant="quiet">
              <b>{title}</b>
            </Link>
            <span className={leftStyles({ out: left === 0 })}>{t('today.left', { count: left })}</span>
            {daysLeft !== null && left > 0 && (
              <span className="num text-ink-muted">{t('today.lasts', { days: daysLeft })}</span>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
