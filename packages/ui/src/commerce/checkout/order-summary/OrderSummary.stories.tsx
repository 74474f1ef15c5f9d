import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../../internal/stories/guide'
import { discountedOrder, orderDetailOf, sentOrder } from '../../../internal/stories/story-orders'
import { narrow, themes } from '../../../internal/story-frames'
import { OrderSummary } from './OrderSummary'

const { totals } = orderDetailOf(sentOrder)

const meta = {
  title: 'Commerce/Checkout/OrderSummary',
  component: OrderSummary,
  args: { totals },
  decorators: [(Story) => <div className="max-w-84">{Story()}</div>],
  parameters: guide({
    also: ['totals', 'invoice sum'],
    use: ['To show the totals of an order on its own page.'],
    avoid: ['The cart and the checkout: use OrderTotals with their own headings and buttons.'],
    do: ['Pass the amounts of the store, formatted.'],
    dont: ['Do not mark amounts as estimated: those of a placed order are final.'],
    keys: [],
    parts: [
      { name: 'Heading', is: 'The title of the section.', at: 'h2' },
      { name: 'Rows', is: 'The parts of the total.', at: 'dt' },
      { name: 'Total', is: 'The total amount, below a bold line.', at: 'output' },
    ],
    content: ['“Value of Goods”, “Shipping Fee”, “Total”, as in the specification.'],
    widths: 'As wide as its column, with amounts at the end.',
    announces: 'A description list. The total is an output.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof OrderSummary>

export default meta
type Story = StoryObj<typeof meta>

const rowsOf = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('dt')].map((term) => [term.textContent?.trim(), term.nextElementSibling?.textContent])

/** The rows have the specification’s names, with tax between them so that they add up. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Order Summary' })).toBeVisible()
    await expect(rowsOf(canvasElement)).toEqual([
      ['Value of Goods', totals.goods],
      ['Shipping Fee', totals.shipping],
      ['VAT 6% on €721.12', totals.tax.rates[0]!.amount],
      ['Total', totals.total],
    ])
    await expect(canvas.getByText(/^VAT at the rate for .*, the dispatch date\.$/)).toBeVisible()
  },
}

/** A discount is yellow, with its sign and promo code. */
export const Discounted: Story = {
  args: { totals: orderDetailOf(discountedOrder).totals },
  play: async ({ canvasElement }) => {
    const [{ code }] = discountedOrder.promotions as [(typeof discountedOrder.promotions)[number]]
    await expect(rowsOf(canvasElement)[1]).toEqual([`Discount ${code}`, expect.stringMatching(/^-€/)])
  },
}

/** Before shipping, the date of the tax rules is the expected one. */
export const Expected: Story = {
  args: { totals: { ...totals, taxDay: { state: 'expected', day: '3 Jan 2028', placed: '€12.54' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('VAT at the rate for 3 Jan 2028; the dispatch date decides.')).toBeVisible()
  },
}

/** The tax rules changed before shipping: one sentence states the original VAT. */
export const TaxRateChanged: Story = {
  args: { totals: { ...totals, taxDay: { state: 'changed', day: '3 Jan 2028', placed: '€12.54' } } },
  play: async ({ canvas }) => {
    const text = 'VAT at the rate for 3 Jan 2028, the dispatch date. When you ordered it was €12.54.'
    await expect(canvas.getByText(text)).toBeVisible()
  },
}

/** Without a shipping fee from the store: three rows. */
export const ThreeRows: Story = {
  args: {
    totals: orderDetailOf({
      ...sentOrder,
      discount_total: 0,
      tax: null,
      tax_total: 0,
      shipping_total: null,
      total: sentOrder.item_subtotal,
    }).totals,
  },
  play: async ({ canvasElement }) => {
    await expect(rowsOf(canvasElement).slice(0, 2)).toEqual([
      ['Value of Goods', totals.goods],
      ['Shipping Fee', 'N/A'],
    ])
    await expect(rowsOf(canvasElement)).toHaveLength(3)
  },
}

/** The largest amounts wrap inside the card. */
export const HugeNumbersNarrow: Story = {
  decorators: [narrow],
  args: { totals: orderDetailOf({ ...sentOrder, item_subtotal: 99_999_999_999.99, total: 109_999_999_999.98 }).totals },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Themes: Story = { ...Discounted, decorators: [themes], play: undefined }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
