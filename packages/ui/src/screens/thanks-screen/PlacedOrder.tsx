import type { OrderDetailView } from '@skafferi/domain/shop/orders/views'
import { LinkButton } from '../../components/actions/button'
import { Link } from '../../components/actions/link'
import { OrderDocument, PictureRow, PrintButton } from '../../commerce/orders/order-document'
import { DispatchTexts } from '../../commerce/prices-and-stock/dispatch-text'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { useWords, type Translate } from '../../words'
import { thanksWords, type ThanksWords } from '../../words/generated/thanks'

interface NextStepsProps {
  order: Pick<OrderDetailView, 'date' | 'email' | 'arrival' | 'terms' | 'totals'>
}

/** The next steps with their dates, if known. */
function NextSteps({ order: { date, email, arrival, terms, totals } }: NextStepsProps) {
  const t = useWords(thanksWords)
  const steps = [
    { day: date, text: t('next.confirmation', { email }) },
    arrival && {
      day: arrival.kind === 'by' ? t('next.arrivalBy', { day: arrival.text }) : arrival.text,
      text: t('next.arrival', { place: arrival.place, late: String(arrival.isLate) }),
      dispatches: arrival.dispatches,
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
                <dd className="wrap-anywhere">
                  {step.text}
                  {step.dispatches && <DispatchTexts dispatches={step.dispatches} />}
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}

export interface PlacedOrderProps {
  order: OrderDetailView
}

/** Slides up 8 px when it appears; not animated under reduced motion. */
const receiptStyles =
  'min-w-0 transition-[opacity,translate] duration-move motion-reduce:transition-none ' +
  'starting:translate-y-2 starting:opacity-0'

/** The order as a document, with the next steps and links beside it. */
export function PlacedOrder({ order }: PlacedOrderProps) {
  const t = useWords(thanksWords)
  const paths = useShopPaths()
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] print:block">
      <div data-receipt className={receiptStyles}>
        <OrderDocument order={order} head={<DocumentHead order={order} />} variant="receipt" />
      </div>
      <div className="grid gap-4 print:hidden">
        <div className="max-lg:hidden">
          <NextSteps order={order} />
        </div>
        <LinkButton href={paths.products()} size="lg">
          {t('again')}
        </LinkButton>
        <div className="flex flex-wrap gap-2">
          <PrintButton />
          <LinkButton href={paths.profile} variant="quiet">
            {t('history')}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}

/** Thanks only the user who placed the order. */
function headingOf({ displayId: number, placedBy }: OrderDetailView, t: Translate<ThanksWords>): string {
  if (placedBy === null) return t('placed', { number })
  return placedBy.isYou ? t('heading') : t('placedBy', { number, name: placedBy.name })
}

/** The ordered packs on a shelf, the order number, in narrow windows the next steps; others have them beside. */
function DocumentHead({ order }: PlacedOrderProps) {
  const t = useWords(thanksWords)
  const { order: pathOf } = useShopPaths()
  const { id, displayId, date } = order
  return (
    <>
      <PictureRow items={order.items} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-4 pt-5 md:px-8 print:px-0">
        <div>
          <h2 className="text-2xl">{headingOf(order, t)}</h2>
          <p className="num text-ink-muted">{date}</p>
        </div>
        <dl className="num min-w-0">
          <dt className="text-xs text-ink-muted">{t('orderNumber')}</dt>
          <dd className="text-lg font-bold wrap-anywhere [&>a]:block [&>a]:leading-6">
            {pathOf === undefined ? (
              displayId
            ) : (
              <Link variant="quiet" href={pathOf(id)} label={t('openOrder', { number: displayId })}>
                {displayId}
              </Link>
            )}
          </dd>
        </dl>
      </div>
      <div className="px-4 pt-5 md:px-8 lg:hidden print:hidden">
        <NextSteps order={order} />
      </div>
    </>
  )
}
