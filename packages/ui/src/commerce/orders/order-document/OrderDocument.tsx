import { useEffect, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import type { OrderDetailView, ProgressStepView } from '@skafferi/domain/shop/orders/views'
import { useBrand } from '../../../components/content/brand'
import { Letterhead } from '../../../internal/letterhead'
import { useWords } from '../../../words'
import { orderDetailWords } from '../../../words/generated/order-detail'
import { OrderItems, type OrderItemsProps } from '../order-items'
import { ShipmentState } from '../order-status'
import { OrderSummary } from '../../checkout/order-summary'
import { CheckIcon } from '../../../components/content/icon'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { OrderFacts } from './OrderFacts'
import { PictureRow } from './PictureRow'

export interface OrderDocumentProps {
  order: OrderDetailView
  /** Content above the progress: pictures, a heading, the number. In print, pictures and a heading by default. */
  head?: ReactNode
  /** How the lines are shown. */
  variant?: OrderItemsProps['variant']
  /** The actions, at the bottom. Not printed. */
  actions?: ReactNode
}

/**
 * An order as a document: progress, addresses, terms, lines, VAT by rate, and the totals. Only this is printed,
 * slightly smaller, so that a short order is on one sheet; its smallest text has 9 pt then. Sheets after the
 * first one name it at the foot.
 */
export function OrderDocument({ order, head, variant, actions }: OrderDocumentProps) {
  const t = useWords(orderDetailWords)
  const { vatId } = useBrand()
  const number = order.sellerVatId ?? vatId
  const name = t('document', { number: order.displayId })
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--sheet', JSON.stringify(`${name} · `))
    return () => void style.removeProperty('--sheet')
  }, [name])
  return (
    <article
      aria-label={name}
      className="overflow-hidden rounded-lg border border-line bg-surface print:border-0 print:[zoom:0.925]"
    >
      <div className="hidden print:block">
        <Letterhead vatText={number && t('document.vatId', { number })} />
      </div>
      {head ?? (
        <div className="hidden print:block">
          <PictureRow items={order.items} />
          <h2 className="pt-3">{t('heading', { number: order.displayId, amount: order.totals.total })}</h2>
          {order.date}
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 p-4 md:p-8 print:gap-4 print:px-0 print:py-4">
        {order.progress.length > 0 && (
          <div className="grid gap-3">
            <OrderProgress steps={order.progress} />
            {order.shipment.state !== 'none' && <ShipmentState shipment={order.shipment} />}
          </div>
        )}
        <OrderFacts order={order} />
        <OrderItems items={order.items} variant={variant} />
        <div className="grid gap-6 md:grid-cols-2 print:grid-cols-2">
          <div className="grid content-start gap-3">
            <p className="num text-xs text-ink-muted">
              {t('lines', { lines: order.items.length, pieces: order.pieces })}
            </p>
            {actions}
          </div>
          <OrderSummary totals={order.totals} />
        </div>
      </div>
    </article>
  )
}

/**
 * The line to the next step is solid if the step is done, otherwise dashed. The last step has none. On phones the steps
 * are below each other, so that their names fit.
 */
const stepStyles = cva(
  [
    'relative flex min-w-0 gap-3 not-last:pb-3 sm:block sm:pe-2 sm:not-last:pb-0',
    'not-last:after:absolute not-last:after:start-2.25 not-last:after:top-5 not-last:after:bottom-0',
    'not-last:after:border-s-2 sm:not-last:after:start-5 sm:not-last:after:end-0 sm:not-last:after:top-2.25',
    'sm:not-last:after:bottom-auto sm:not-last:after:border-s-0 sm:not-last:after:border-t-2',
  ],
  {
    variants: {
      state: {
        done: 'after:border-shelf',
        current: 'after:border-dashed after:border-line-control',
        ahead: 'after:border-dashed after:border-line-control',
      },
    },
  },
)

const ringStyles = cva('grid size-5 flex-none place-items-center rounded-full border-2 sm:mb-2', {
  variants: {
    state: {
      done: 'border-shelf bg-inverse text-ink-on-inverse',
      current: 'border-[6px] border-shelf',
      ahead: 'border-line-control',
    },
  },
})

interface OrderProgressProps {
  /** In order; at least one. */
  steps: readonly ProgressStepView[]
}

/** The progress of an order in steps, each with its date if known. */
function OrderProgress({ steps }: OrderProgressProps) {
  const t = useWords(orderDetailWords)
  return (
    <ol role="list" aria-label={t('progress.title')} className="grid sm:grid-cols-4 print:grid-cols-4">
      {steps.map(({ name, state, date }) => (
        <li key={name} aria-current={state === 'current' ? 'step' : undefined} className={stepStyles({ state })}>
          <span className={ringStyles({ state })}>{state === 'done' && <CheckIcon size="sm" />}</span>
          <span className="grid min-w-0">
            <span className="text-sm font-bold">
              {t(`progress.${name}`)} <VisuallyHidden>{t(`progress.${state}`)}</VisuallyHidden>
            </span>
            {date !== null && <span className="num text-xs text-ink-muted">{date}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
