import type { RefundPreviewView } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeRefundWords } from '../../words/generated/office-refund'

/** The sums of a refund: net, VAT by rate, and total. */
export function RefundSum({ parts, total }: Pick<RefundPreviewView, 'parts' | 'total'>) {
  const t = useWords(officeRefundWords)
  return (
    <dl className="num grid gap-1.5" aria-label={t('refund.sums')}>
      {parts.map(({ part, percent = '', value }) => (
        <div key={part + percent} className="flex justify-between gap-4">
          <dt>{part === 'net' ? t('refund.net') : t('refund.vat', { percent })}</dt>
          <dd className="m-0">{value}</dd>
        </div>
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t-2 border-shelf pt-3">
        <dt>{t('refund.total')}</dt>
        <dd className="m-0 text-xl font-bold tracking-tight">{total}</dd>
      </div>
    </dl>
  )
}
