import { cva } from 'class-variance-authority'
import type { ReviewLineView } from '@skafferi/domain/shop/checkout/views'
import { WarningIcon } from '../../../components/content/icon'
import { ShelfImage } from '../../../components/content/shelf-image'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { useWords } from '../../../words'
import { orderReviewWords } from '../../../words/generated/order-review'
import { BetterPrice } from '../../prices-and-stock/better-price'
import { AgeLimit, DispatchText } from '../../prices-and-stock/dispatch-text'

/** On a phone SKU, quantity and unit price are below the name. */
const headStyles = cva('border-b border-line-strong px-3 py-2.5 text-xs font-medium text-ink-muted', {
  variants: {
    align: { start: 'text-start', end: 'text-end whitespace-nowrap' },
    visibility: { always: '', wide: 'max-md:hidden' },
  },
})

const cellStyles = cva('border-b border-line px-3 py-1.5', {
  variants: {
    align: { start: 'text-start', end: 'num text-end whitespace-nowrap' },
    visibility: { always: '', wide: 'max-md:hidden' },
  },
  defaultVariants: { visibility: 'always' },
})

const rowStyles = cva('', { variants: { changed: { true: 'bg-caution-quiet', false: '' } } })

export interface ReviewTableProps {
  lines: readonly ReviewLineView[]
  /** Ids of the lines to mark. */
  changed: ReadonlySet<string>
}

/** The lines of an order with SKU, quantity, unit price and total. */
export function ReviewTable({ lines, changed }: ReviewTableProps) {
  const t = useWords(orderReviewWords)
  return (
    <table data-density="compact" className="w-full border-collapse border-t border-line text-sm">
      <caption className="sr-only">{t('review.label')}</caption>
      <thead>
        <tr>
          <th scope="col" className={headStyles({ align: 'start', visibility: 'always' })}>
            {t('review.product')}
          </th>
          <th scope="col" className={headStyles({ align: 'start', visibility: 'wide' })}>
            {t('review.sku')}
          </th>
          <th scope="col" className={headStyles({ align: 'end', visibility: 'wide' })}>
            {t('review.quantity')}
          </th>
          <th scope="col" className={headStyles({ align: 'end', visibility: 'wide' })}>
            {t('review.unitPrice')}
          </th>
          <th scope="col" className={headStyles({ align: 'end', visibility: 'always' })}>
            {t('review.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <ReviewRow key={line.id} line={line} isChanged={changed.has(line.id)} />
        ))}
      </tbody>
    </table>
  )
}

function ReviewRow({ line, isChanged }: { line: ReviewLineView; isChanged: boolean }) {
  const t = useWords(orderReviewWords)
  const { title, variant, picture, quantity, total, undeliverableTo } = line
  const sku = line.sku ?? t('review.noSku')
  return (
    <tr data-changed={isChanged || undefined} className={rowStyles({ changed: isChanged })}>
      <th scope="row" className={cellStyles({ align: 'start' })}>
        <span className="flex items-center gap-3">
          {/* In the narrowest windows an amount of twelve digits needs the space. */}
          <span className="flex-none max-[22rem]:hidden">
            <ShelfImage src={picture.src ?? undefined} alt="" size="thumb" />
          </span>
          <span className="min-w-0 font-medium wrap-anywhere">
            {isChanged && (
              <span className="me-1 inline-block align-text-bottom text-caution">
                <WarningIcon size="sm" />
                <VisuallyHidden>{t('review.changed')}</VisuallyHidden>
              </span>
            )}
            {title}
            {variant !== null && <span className="num block text-xs font-regular text-ink-muted">{variant}</span>}
            {undeliverableTo !== null && (
              <span className="flex items-start gap-1.5 text-xs text-caution">
                <WarningIcon size="sm" />
                {t('review.notTo', { country: undeliverableTo })}
              </span>
            )}
            <AgeLimit years={line.ageLimit} />
            <DispatchText dispatch={line.dispatch} />
            <span className="num block text-xs font-regular text-ink-muted md:hidden">
              {sku} · <span className="wrap-normal">{t('review.pieces', { quantity, price: line.unitPrice })}</span>
            </span>
          </span>
        </span>
      </th>
      <td className={cellStyles({ align: 'start', visibility: 'wide' })}>
        <span className="num inline-block min-w-28 text-ink-muted wrap-anywhere">{sku}</span>
      </td>
      <td className={cellStyles({ align: 'end', visibility: 'wide' })}>{quantity}</td>
      <td className={cellStyles({ align: 'end', visibility: 'wide' })}>
        <UnitPrice {...line} />
      </td>
      <td className={cellStyles({ align: 'end' })}>
        <b>{total}</b>
      </td>
    </tr>
  )
}

function UnitPrice({ unitPrice, hasBulkPrice }: ReviewLineView) {
  const t = useWords(orderReviewWords)
  if (!hasBulkPrice) return unitPrice
  return (
    <>
      <VisuallyHidden>{t('review.bulkPrice')} </VisuallyHidden>
      <BetterPrice>{unitPrice}</BetterPrice>
    </>
  )
}
