import { useState, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import type { TaxReasonView, TotalsView } from '@skafferi/domain/shop/cart/views'
import type { OrderTotalsView } from '@skafferi/domain/shop/orders/views'
import { Link } from '../../../components/actions/link'
import { useWords } from '../../../words'
import { totalsWords } from '../../../words/generated/totals'
import { BetterPrice } from '../../prices-and-stock/better-price'
import { useCountryName } from '../../account/country'
import { useShopPaths } from '../../service/shop-paths'

/** A changed total fades in once; it does not roll (design language, motion). */
const changedStyles = cva('', {
  variants: { changed: { true: 'transition-opacity duration-move starting:opacity-40', false: '' } },
})

const amountStyles = cva('whitespace-nowrap', { variants: { estimated: { true: 'text-ink-muted', false: '' } } })

export interface OrderTotalsProps {
  /** An order may have neither a shipping fee nor tax rates. */
  totals: TotalsView | OrderTotalsView
  /**
   * Names the rows as the specification does: Subtotal and Shipping fee in the cart, Item total and Shipping in the
   * checkout, Value of Goods and Shipping Fee on the order.
   */
  stage: 'cart' | 'checkout' | 'order'
}

/** Goods, discount, shipping, VAT by rate and the total, with the reason for the tax treatment. */
export function OrderTotals({ totals, stage }: OrderTotalsProps) {
  const t = useWords(totalsWords)
  const { estimated, tax } = totals
  return (
    <div className="grid gap-3">
      <dl data-estimated={estimated || undefined} className="num grid gap-2 text-sm">
        <Row term={t(`goods.${stage}`)}>
          <span className={amountStyles({ estimated })}>{totals.goods}</span>
        </Row>
        {totals.discount !== null && (
          <Row term={t('discount')} note={totals.discountCodes.join(', ') || undefined}>
            <BetterPrice>{totals.discount}</BetterPrice>
          </Row>
        )}
        <Row term={t(`shipping.${stage}`)}>
          <span className={amountStyles({ estimated })}>{totals.shipping ?? t('shipping.unknown')}</span>
        </Row>
        {tax.rates.map(({ percent, net, amount }) => (
          <Row key={percent} term={t('vat', { percent, net })}>
            <span className={amountStyles({ estimated })}>{amount}</span>
          </Row>
        ))}
        {tax.sum !== null && (
          <Row term={t('tax')}>
            <span className={amountStyles({ estimated })}>{tax.sum}</span>
          </Row>
        )}
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-shelf pt-3">
          <dt className="flex-none text-base font-bold">
            {t('total')} {estimated && <span className="text-xs font-regular text-ink-muted">{t('estimated')}</span>}
          </dt>
          <dd className="ms-auto text-end text-xl leading-7 font-bold tracking-[-0.015em]">
            <output aria-busy={estimated || undefined} className={amountStyles({ estimated })}>
              <Total text={totals.total} />
            </output>
          </dd>
        </div>
      </dl>
      {tax.reason && <TaxReason {...tax.reason} stage={stage} />}
      {tax.changesOn !== null && (
        <p className="-mt-2 text-xs text-ink-muted">{t('changesOn', { day: tax.changesOn })}</p>
      )}
    </div>
  )
}

/** One sentence, with the numbers the law requires, and a link if the buyer's number is missing. */
function TaxReason({ stage, code, country, sellerVatId, buyerVatId }: TaxReasonView & Pick<OrderTotalsProps, 'stage'>) {
  const t = useWords(totalsWords)
  const countryName = useCountryName()
  const numbers = { seller: sellerVatId ?? '–', buyer: buyerVatId ?? '–' }
  const isFixable = stage !== 'order' && (code === 'vat_id_missing' || code === 'vat_id_unconfirmed')
  return (
    <p className="text-xs wrap-anywhere text-ink-muted">
      {t('why', { code, country: countryName(country), ...numbers })} {isFixable && <VatNumberLink code={code} />}
    </p>
  )
}

function VatNumberLink({ code }: { code: 'vat_id_missing' | 'vat_id_unconfirmed' }) {
  const t = useWords(totalsWords)
  const { vatNumber } = useShopPaths()
  return <Link href={vatNumber}>{t('vatNumber', { code })}</Link>
}

/** A long label wraps, e.g. a promo code; the amount does not. */
function Row({ term, note, children }: { term: string; note?: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="shrink-99">
        {term} {note !== undefined && <span className="text-xs wrap-anywhere text-ink-muted">{note}</span>}
      </dt>
      <dd className="min-w-0 text-end">{children}</dd>
    </div>
  )
}

function Total({ text }: { text: string }) {
  const [initialText] = useState(text)
  return (
    <span key={text} className={changedStyles({ changed: text !== initialText })}>
      {text}
    </span>
  )
}
