import type { DiscountStep as Step, PublicArticle } from '@skafferi/domain/shop/content/views'
import { Link } from '../../../components/actions/link'
import { LockIcon } from '../../../components/content/icon'
import { ShelfImage } from '../../../components/content/shelf-image'
import { useWords } from '../../../words'
import { landingBlocksWords } from '../../../words/generated/landing-blocks'
import { useShopPaths } from '../../service/shop-paths'
import { DiscountStep } from '../discount-step'

export interface LockedOrderListProps {
  /** The accessible name. */
  label: string
  /** In their order. */
  articles: readonly PublicArticle[]
  /** Customers see their prices on the products; for visitors the column of prices is locked. */
  audience: 'visitor' | 'customer'
}

/** Discounts that fit in a row. */
const shownSteps = 2

/**
 * Articles of the shop as in the order list, for visitors: name, pack and discounts by quantity, without prices and
 * stock.
 */
export function LockedOrderList({ label, articles, audience }: LockedOrderListProps) {
  const t = useWords(landingBlocksWords)
  const columns = [t('locked.product'), t('locked.steps'), ...(audience === 'visitor' ? [t('locked.price')] : [])]
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table aria-label={label} className="w-full border-collapse text-start max-md:grid">
        <thead className="max-md:sr-only">
          <tr className="border-b border-line text-start text-xs text-ink-muted">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`px-3 py-2 font-medium ${index === 0 ? 'text-start' : 'text-end'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:grid">
          {articles.map((article) => (
            <ArticleRow key={article.variant_id} article={article} isLocked={audience === 'visitor'} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ArticleRow({ article, isLocked }: { article: PublicArticle; isLocked: boolean }) {
  const t = useWords(landingBlocksWords)
  const paths = useShopPaths()
  const { product_title: title, product_id: productId, thumbnail, stamp, sku, subtitle, carton_size, steps } = article
  const facts = [sku, subtitle, carton_size === null ? null : t('locked.carton', { pieces: carton_size })]
  return (
    <tr className="border-b border-line last:border-b-0 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto]">
      <th scope="row" className="px-3 py-1.5 text-start font-regular col-span-full">
        <span className="flex items-center gap-3">
          <ShelfImage src={stamp ?? thumbnail ?? undefined} alt="" size="thumb" />
          <span className="grid min-w-0">
            <span className="text-sm font-medium wrap-anywhere">
              <Link variant="quiet" href={paths.product(productId)}>
                {title}
              </Link>
            </span>
            <span className="num text-xs text-ink-muted wrap-anywhere">
              {facts.filter((fact) => fact !== null && fact !== '').join(' · ')}
            </span>
          </span>
        </span>
      </th>
      <td className="px-3 py-1.5 text-end">
        <Steps steps={steps} />
      </td>
      {isLocked && (
        <td className="px-3 py-1.5 text-end">
          <span
            className={
              'inline-flex items-center gap-1.5 rounded-md border border-dashed border-line-control px-2 py-0.5 ' +
              'text-xs whitespace-nowrap text-ink-muted'
            }
          >
            <LockIcon size="sm" />
            {t('locked.afterSignIn')}
          </span>
        </td>
      )}
    </tr>
  )
}

/** The first discounts: "−8% 50+". On phones one of them. */
function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <span className="flex flex-wrap justify-end gap-x-6 gap-y-1">
      {steps.slice(0, shownSteps).map((step, index) => (
        <span key={step.min_quantity} className={index > 0 ? 'max-md:hidden' : undefined}>
          <DiscountStep step={step} />
        </span>
      ))}
    </span>
  )
}
