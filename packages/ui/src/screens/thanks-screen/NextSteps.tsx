import type { OrderDetailView } from '@skafferi/domain/shop/orders/views'
import { useWords } from '../../words'
import { thanksWords } from '../../words/generated/thanks'

export interface NextStepsProps {
  order: Pick<OrderDetailView, 'date' | 'email' | 'arrival' | 'terms' | 'totals'>
}

/** The next steps with their dates, if known. */
export function NextSteps({ order: { date, email, arrival, terms, totals } }: NextStepsProps) {
  const t = useWords(thanksWords)
  const steps = [
    { day: date, text: t('next.confirmation', { email }) },
    arrival && {
      day: arrival.kind === 'by' ? t('next.arrivalBy', { day: arrival.text }) : arrival.text,
      text: t('next.arrival', { place: arrival.place }),
    },
    terms?.due ? { day: terms.due, text: t('next.invoice', { amount: totals.total }) } : null,
  ]
  return (
    <section>
      <h2 className="border-b-2 border-shelf pb-2">{t('next.title')}</h2>
      <dl className="num text-sm">
        {steps.map(
          (step) =>
            step && (
              <div
                key={step.text}
                className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 border-b border-line py-3 last:border-b-0"
              >
                <dt className="font-bold">{step.day}</dt>
                <dd className="wrap-anywhere">{step.text}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
