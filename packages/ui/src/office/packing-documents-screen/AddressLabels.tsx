import type { PackingDocumentsView } from '@skafferi/domain/office/views'
import { Wordmark } from '../../components/content/wordmark'
import { useWords } from '../../words'
import { officePackingDocumentsWords } from '../../words/generated/office-packing-documents'

/** Address labels of orders, two in a row on paper, each 99 by 68 mm. */
export function AddressLabels({ sender, documents }: PackingDocumentsView) {
  const t = useWords(officePackingDocumentsWords)
  return (
    <div className="grid gap-4 sm:grid-cols-2 print:grid-cols-[repeat(2,99mm)] print:gap-0">
      {documents.map(({ id, number, delivery }) => {
        const facts = [t('documents.order', { number }), delivery.reference, delivery.phone].filter(Boolean)
        return (
          <article
            key={id}
            aria-label={t('documents.labelOf', { number })}
            className={
              'grid min-h-60 break-inside-avoid content-between gap-3 rounded-lg border border-line bg-surface p-4 ' +
              'wrap-anywhere print:h-[68mm] print:min-h-0 print:overflow-hidden print:rounded-none'
            }
          >
            <div className="flex items-start justify-between gap-4">
              <Wordmark />
              <address className="max-w-[30ch] text-2xs text-ink-muted not-italic">
                {t('documents.from', { sender: [sender.name, ...sender.address].join(' · ') })}
              </address>
            </div>
            <address className="text-lg font-medium whitespace-pre-line not-italic">{delivery.to}</address>
            <p className="num text-xs text-ink-muted">{facts.join(' · ')}</p>
          </article>
        )
      })}
    </div>
  )
}
