import type { FlashSaleView } from '@skafferi/domain/shop/content/views'
import { useCallback, type ReactNode } from 'react'
import { Carousel } from '../../../components/navigation/carousel'
import { Countdown } from '../../../components/content/countdown'
import { VatNote } from '../../prices-and-stock/price-label'
import { useWords } from '../../../words'
import { homeWords } from '../../../words/generated/home'

export interface FlashSaleProps extends Pick<FlashSaleView, 'endsAt' | 'clockOffset'> {
  /** Its heading; "Flash Sales" by default. */
  title?: string
  /** ProductCards of the sale, in its order. */
  children: ReactNode
  /** The sale has ended; the page can reload the prices. */
  onEnd?: () => void
}

/** A flash sale with its countdown (Specification (accounts) §2, home page). Render it only if it has products. */
export function FlashSale({ endsAt, clockOffset, title, children, onEnd }: FlashSaleProps) {
  const t = useWords(homeWords)
  const heading = title || t('flash.title')
  const now = useCallback(() => Date.now() + clockOffset, [clockOffset])
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4 md:pe-24">
        <h2 className="wrap-anywhere">{heading}</h2>
        <Countdown endsAt={endsAt} now={now} label={t('flash.ends')} onEnd={onEnd} />
      </div>
      <Carousel label={heading} itemWidth="card" buttons="heading">
        {children}
      </Carousel>
      <VatNote />
    </section>
  )
}
