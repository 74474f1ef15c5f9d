import { cva } from 'class-variance-authority'
import type { AddReportLine, AddReportView } from '@skafferi/domain/shop/cart/views'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { CheckIcon, CloseIcon, WarningIcon } from '../../../components/content/icon'
import { IconButton } from '../../../components/actions/icon-button'
import { Link } from '../../../components/actions/link'
import { useWords } from '../../../words'
import { wishlistWords } from '../../../words/generated/wishlist'
import { useShopPaths } from '../../service/shop-paths'

const lineStyles = cva('num flex items-start gap-1.5', {
  variants: { tone: { added: 'text-positive', refused: 'text-critical' } },
})

export interface WishlistReportProps {
  report: AddReportView
  /** `all` lists every line, the default; `refused` only those that were not added. */
  filter?: 'all' | 'refused'
  /** The report was dismissed. */
  onDismiss: () => void
}

/** The result of adding several products: a line for each, those that need attention first. */
export function WishlistReport({ report, filter = 'all', onDismiss }: WishlistReportProps) {
  const t = useWords(wishlistWords)
  const paths = useShopPaths()
  const { added, lines } = report
  const visibleLines = filter === 'all' ? lines : lines.filter(({ outcome }) => outcome !== 'added')
  return (
    <div role="group" aria-label={t('report.title')} className="print:hidden">
      <BannerMessage
        tone={added === lines.length ? 'positive' : 'caution'}
        announce="polite"
        action={<IconButton label={t('report.dismiss')} icon={<CloseIcon size="sm" />} onPress={onDismiss} />}
      >
        <p className="num flex flex-wrap gap-x-3 font-medium">
          {t('report.summary', { added, count: lines.length })}
          {added > 0 && <Link href={paths.cart}>{t('report.view')}</Link>}
        </p>
        <ul role="list" className="mt-1.5 grid gap-1 text-sm">
          {visibleLines.map((line) => (
            <li key={line.productId} className={lineStyles({ tone: line.outcome === 'added' ? 'added' : 'refused' })}>
              <span className="pt-0.5">
                {line.outcome === 'added' ? <CheckIcon size="sm" /> : <WarningIcon size="sm" />}
              </span>
              <span className="min-w-0 wrap-anywhere">
                <Line line={line} />
              </span>
            </li>
          ))}
        </ul>
      </BannerMessage>
    </div>
  )
}

function Line({ line: { title, outcome, quantity, left, ordered } }: { line: AddReportLine }) {
  const t = useWords(wishlistWords)
  const text =
    outcome === 'added'
      ? t('report.added', { quantity: quantity ?? 0 })
      : outcome === 'insufficient_inventory'
        ? t('report.insufficient_inventory', { left })
        : outcome === 'ordered_since'
          ? t('report.ordered_since', ordered ?? { shown: 0, now: 0 })
          : t(`report.${outcome}`)
  return t('report.line', { title, text })
}
