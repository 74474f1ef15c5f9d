import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { TaxReasonView } from '@skafferi/domain/shop/cart/views'
import { percentOf, toMajor, toMinor } from '@skafferi/domain/rules/pricing/money'
import { expect, userEvent } from 'storybook/test'
import { guide } from '../../../internal/stories/guide'
import { narrow, themes } from '../../../internal/story-frames'
import { storyCarts, totalsOf } from '../../../internal/stories/story-cart'
import { orderDetailOf, sentOrder } from '../../../internal/stories/story-orders'
import { Button } from '../../../components/actions/button'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { OrderTotals } from './OrderTotals'

const totals = totalsOf(storyCarts.bulk)

const meta = {
  title: 'Commerce/Checkout/OrderTotals',
  component: OrderTotals,
  args: { totals, stage: 'cart' },
  parameters: guide({
    also: ['vat', 'tax', 'sum', 'total'],
    use: ['To show the totals of a cart, a checkout or an order, with each part in its own row.'],
    avoid: ['A single price: use PriceLabel.', 'Figures about several orders: use Stats.'],
    do: [
      'Set `stage`: the specification names the rows differently in the cart, the checkout and the order.',
      'Omit the discount row if there is no discount, so that the rows add up to the total.',
      'Show VAT by rate and one sentence with the reason, as required on an invoice.',
      'Name the promo codes beside the discount if they are known.',
      'Mark amounts as estimated until the store has responded.',
    ],
    dont: [
      'Do not compute amounts in the page: the domain layer formats them.',
      'Do not show a shipping fee of 0 if it is unknown; null is shown as “N/A”.',
    ],
    keys: [],
    parts: [
      { name: 'Row', is: 'The name of the amount.', at: 'dt' },
      { name: 'Amount', is: 'At the end of the row, with tabular figures.', at: 'dd' },
      { name: 'Total', is: 'Below a bold line. It is announced when it changes.', at: 'output' },
    ],
    content: ['A VAT row has its rate and its base: “VAT 25% on €340.00”.'],
    widths: 'As wide as its column.',
    announces: 'A description list. The total is an output, and busy while it is an estimate.',
    pairs: 'not applicable',
  }),
  decorators: [
    withShopPaths,
    (Story) => (
      <div className="max-w-84 rounded-lg border border-line bg-surface p-5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderTotals>

export default meta
type Story = StoryObj<typeof meta>

const rowsOf = (canvas: HTMLElement) => [...canvas.querySelectorAll('dt')].map((term) => term.textContent?.trim())

/** There is a discount row only if there is a discount. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Subtotal')).toBeVisible()
    await expect(canvas.getByText('Shipping fee')).toBeVisible()
    await expect(rowsOf(canvasElement)).toEqual([
      'Subtotal',
      'Shipping fee',
      'VAT 6% on €1,422.84',
      'VAT 25% on €1,878.00',
      'Total',
    ])
    await expect(canvas.getByText('VAT of Sweden, as the goods are delivered there.')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(totals.total)
    await expect(canvas.queryByText('Discount')).toBeNull()
  },
}

export const Checkout: Story = {
  args: { stage: 'checkout' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Item total')).toBeVisible()
    await expect(canvas.getByText('Shipping')).toBeVisible()
  },
}

/** On an order page, with its row labels. */
export const Order: Story = {
  args: { stage: 'order', totals: orderDetailOf(sentOrder).totals },
  play: async ({ canvasElement }) => {
    await expect(rowsOf(canvasElement)).toEqual(['Value of Goods', 'Shipping Fee', 'VAT 6% on €721.12', 'Total'])
  },
}

/** An older order has its tax in one row, without a reason. */
export const RatesUnknown: Story = {
  args: { stage: 'order', totals: orderDetailOf({ ...sentOrder, tax: null }).totals },
  play: async ({ canvas, canvasElement }) => {
    await expect(rowsOf(canvasElement)).toEqual(['Value of Goods', 'Shipping Fee', 'Tax', 'Total'])
    await expect(canvas.queryByText(/VAT/)).toBeNull()
  },
}

/** A reason for another tax treatment. */
const reasonOf = (code: TaxReasonView['code'], country: TaxReasonView['country']): TaxReasonView => {
  return { code, country, sellerVatId: 'SE559000000101', buyerVatId: 'DK12345678' }
}

/** With the VAT of Sweden. */
const taxedFor = (reason: TaxReasonView) => ({ ...totals, tax: { ...totals.tax, reason } })

/** Without VAT. */
const untaxedFor = (reason: TaxReasonView) => {
  const rates = [{ percent: '0%', net: totals.goods, amount: '€0.00' }]
  return { ...totals, total: totals.goods, tax: { ...totals.tax, rates, reason } }
}

/** With the VAT of Germany. */
const germanTotals = () => {
  const { bulk } = storyCarts
  const rates = bulk.tax.rates.map(({ percent, net }) => {
    const german = percent === 25 ? 19 : 7
    return { percent: german, net, tax: toMajor(percentOf(toMinor(net), german)) }
  })
  const tax_total = toMajor(rates.reduce((sum, { tax }) => sum + toMinor(tax), 0))
  const total = toMajor(toMinor(bulk.item_total) + toMinor(tax_total))
  return totalsOf({ ...bulk, tax_total, total, tax: { ...bulk.tax, rates } })
}

/** To another member state with a valid number: the legal text, and both numbers. */
export const IntraUnion: Story = {
  args: { totals: untaxedFor(reasonOf('intra_eu', 'dk')) },
  play: async ({ canvas }) => {
    const reason = canvas.getByText(/^Intra-Community supply, Article 138 of Directive 2006\/112\/EC\./)
    await expect(reason).toHaveTextContent('Our VAT number: SE559000000101. Your VAT number: DK12345678.')
  },
}

/** Out of the Union. */
export const Export: Story = {
  args: { totals: untaxedFor(reasonOf('export', 'no')) },
  play: async ({ canvas }) => {
    const text = 'Export, outside the scope of VAT. You pay import VAT in the country of delivery.'
    await expect(canvas.getByText(text)).toBeVisible()
  },
}

/** In a country where the shop is registered: its VAT, and the number there. */
export const RegisteredAbroad: Story = {
  args: { totals: { ...germanTotals(), tax: { ...germanTotals().tax, reason: reasonOf('registered_abroad', 'de') } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^VAT of Germany, as the goods are delivered and we are registered there\./),
    ).toBeVisible()
  },
}

/** Tax rates change before the delivery: shown before the buyer agrees. */
export const RatesChange: Story = {
  args: { stage: 'checkout', totals: { ...totals, tax: { ...totals.tax, changesOn: '1 Jan 2028' } } },
  play: async ({ canvas }) => {
    const text = 'VAT rates change on 1 Jan 2028. The rate on the dispatch date applies.'
    await expect(canvas.getByText(text)).toBeVisible()
  },
}

/** How a company can order without VAT. */
export const NumberMissing: Story = {
  args: { totals: taxedFor(reasonOf('vat_id_missing', 'dk')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Add one to order without VAT\./)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add VAT number' })).toHaveAttribute('href', '/profile#vat-number')
  },
}

export const NumberUnconfirmed: Story = {
  args: { totals: taxedFor(reasonOf('vat_id_unconfirmed', 'dk')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/your VAT number DK12345678 is not confirmed/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See the VAT number' })).toBeVisible()
  },
}

/** A placed order has no such link. */
export const OrderWithoutNumber: Story = {
  args: {
    stage: 'order',
    totals: {
      ...orderDetailOf(sentOrder).totals,
      tax: { ...orderDetailOf(sentOrder).totals.tax, reason: reasonOf('vat_id_missing', 'dk') },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Add one to order/)).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** Without a shipping fee from the store, which differs from zero. */
export const ShippingUnknown: Story = {
  args: { stage: 'order', totals: orderDetailOf({ ...sentOrder, shipping_total: null }).totals },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('N/A')).toBeVisible()
  },
}

/** The promo code is beside its discount. */
export const Discounted: Story = {
  args: { totals: totalsOf(storyCarts.discounted) },
  play: async ({ canvas, canvasElement }) => {
    await expect(rowsOf(canvasElement)).toContain('Discount WELCOME10')
    await expect(canvas.getByText('WELCOME10')).toBeVisible()
  },
}

/** A discount without known codes has its own row. */
export const DiscountedByUnknown: Story = {
  args: { totals: { ...totalsOf(storyCarts.discounted), discountCodes: [] } },
  play: async ({ canvasElement }) => {
    await expect(rowsOf(canvasElement)).toContain('Discount')
  },
}

/** Several codes in the order they were added. Long ones wrap; the amount does not. */
export const LongCodesNarrow: Story = {
  args: { totals: { ...totalsOf(storyCarts.discounted), discountCodes: ['SPRING5', 'KOD'.repeat(13)] } },
  decorators: [narrow],
  play: async ({ canvas, canvasElement, args }) => {
    await expect(rowsOf(canvasElement)).toContain(`Discount SPRING5, ${'KOD'.repeat(13)}`)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvas.getByText(args.totals.discount!).getClientRects()).toHaveLength(1)
  },
}

/** Until the store has responded, the amounts are marked as estimated and not announced. */
export const Estimated: Story = {
  args: { totals: totalsOf(storyCarts.bulk, 'estimated') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('estimated')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'true')
  },
}

/** A change is announced, and fades in once. */
export const Changing: Story = {
  tags: ['reaches'],
  render: function Render(args) {
    const [changed, setChanged] = useState(false)
    return (
      <div className="grid gap-4">
        <OrderTotals {...args} totals={changed ? totalsOf(storyCarts.small) : args.totals} />
        <Button variant="secondary" onPress={() => setChanged(true)}>
          Change
        </Button>
      </div>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('status')).toHaveTextContent(totalsOf(storyCarts.small).total)
  },
}

export const Nothing: Story = { args: { totals: totalsOf(storyCarts.empty) } }

/** At 320 px the largest amounts wrap inside the card. */
export const HugeNumbersNarrow: Story = {
  args: {
    totals: totalsOf({
      ...storyCarts.bulk,
      item_total: 99_999_999_999.99,
      tax_total: 9_999_999_999.99,
      tax: { ...storyCarts.bulk.tax, rates: [{ percent: 25.5, net: 99_999_999_999.99, tax: 9_999_999_999.99 }] },
      total: 109_999_999_999.98,
    }),
  },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { args: Discounted.args, decorators: [themes] }
