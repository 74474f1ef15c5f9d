import type { ReactNode } from 'react'
import type { ArrivalView, OrderDetailView, PaymentTermsView } from '@skafferi/domain/shop/orders/views'
import type { PrintedAddressView } from '@skafferi/domain/platform/format/views'
import { useWords } from '../../../words'
import { orderDetailWords } from '../../../words/generated/order-detail'
import { useCountryName } from '../../account/country'
import { DispatchTexts } from '../../prices-and-stock/dispatch-text'
import { NamedOrderStatus } from '../order-status'

interface AmountDueProps {
  terms: PaymentTermsView
  /** Payment status code of the store. */
  payment: string
}

/** The amount due, its date and the terms, for a description list; on terms `authorized` means an open invoice. */
function AmountDue({ terms: { termsDays, due, amount }, payment }: AmountDueProps) {
  const t = useWords(orderDetailWords)
  return (
    <div className="col-span-2 row-span-2 min-w-0 self-start rounded-md border border-shelf px-3.5 py-3">
      <dt className="text-xs text-ink-muted">{t('terms', { days: termsDays })}</dt>
      <dd className="grid gap-0.5 wrap-anywhere">
        {due !== null && <b className="text-base">{t('terms.due', { day: due })}</b>}
        <span className="num whitespace-nowrap">{amount}</span>
        {payment !== 'authorized' && (
          <span className="flex max-w-full min-w-0 overflow-hidden">
            <NamedOrderStatus kind="payment" status={payment} variant="plain" nameVisibility="hidden" />
          </span>
        )}
      </dd>
    </div>
  )
}

export interface OrderFactsProps {
  order: Pick<
    OrderDetailView,
    'address' | 'buyer' | 'billing' | 'arrival' | 'deliveryOption' | 'references' | 'terms' | 'payment' | 'placedBy'
  >
}

/** An order's arrival and delivery option, the amount due, who placed it, its references, and its addresses. */
export function OrderFacts({ order }: OrderFactsProps) {
  const t = useWords(orderDetailWords)
  const { address, buyer, billing, arrival, deliveryOption, references, terms, payment, placedBy } = order
  return (
    <div className="grid gap-4 text-sm print:grid-cols-4">
      <dl className="grid grid-flow-dense grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4 print:contents">
        {arrival && (
          <Fact term={t('facts.expected')}>
            <Arrival {...arrival} />
            <DispatchTexts dispatches={arrival.dispatches} />
          </Fact>
        )}
        {deliveryOption && <Fact term={t('facts.option')}>{deliveryOption}</Fact>}
        {terms && <AmountDue terms={terms} payment={payment} />}
        {placedBy && <Fact term={t('facts.placedBy')}>{placedBy.name}</Fact>}
        {references.map(({ name, text }) => (
          <Fact key={name} term={t(`facts.${name}`)} isLong={name === 'note'}>
            {text}
          </Fact>
        ))}
      </dl>
      <dl className="grid grid-cols-2 gap-x-6 print:contents">
        <Fact term={t('facts.delivery')}>
          <Address {...address} />
        </Fact>
        <Fact term={t('facts.billing')}>
          {buyer && <Buyer {...buyer} />}
          {billing ? <Address {...billing} /> : t('facts.sameAsDelivery')}
        </Fact>
      </dl>
    </div>
  )
}

/** When the order is expected, or that this day is over. */
function Arrival({ kind, text: day, isLate }: ArrivalView) {
  const t = useWords(orderDetailWords)
  if (isLate) return <b className="text-caution">{t(kind === 'by' ? 'facts.lateBy' : 'facts.late', { day })}</b>
  return kind === 'by' ? t('facts.expectedBy', { day }) : day
}

interface FactProps {
  term: string
  /** True for a text of sentences, which needs two columns. */
  isLong?: boolean
  children: ReactNode
}

function Fact({ term, isLong, children }: FactProps) {
  return (
    <div className={isLong ? 'col-span-2 min-w-0' : 'min-w-0'}>
      <dt className="text-xs text-ink-muted">{term}</dt>
      <dd className="num whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  )
}

/** The billed company: legal name, registration and VAT number. */
function Buyer({ name, registration, vatId }: NonNullable<OrderDetailView['buyer']>) {
  const t = useWords(orderDetailWords)
  return (
    <>
      <b className="block font-medium">{name}</b>
      {registration !== null && <span className="block">{t('facts.registration', { number: registration })}</span>}
      {vatId !== null && <span className="block">{t('document.vatId', { number: vatId })}</span>}
    </>
  )
}

/** The postal address, and the phone number below. */
function Address({ lines, countryCode, phone }: PrintedAddressView) {
  const t = useWords(orderDetailWords)
  const countryName = useCountryName()
  return (
    <>
      <address className="not-italic">
        {[...lines, countryName(countryCode)].map((line, index) => (
          <span key={index} className="block">
            {line}
          </span>
        ))}
      </address>
      {phone !== null && <span className="block">{t('facts.phone', { number: phone })}</span>}
    </>
  )
}
