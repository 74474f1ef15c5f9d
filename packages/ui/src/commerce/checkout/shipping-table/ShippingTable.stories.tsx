import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../../internal/stories/guide'
import { narrow, themes } from '../../../internal/story-frames'
import { pageOf, worldProduct } from '../../../internal/stories/story-products'
import { ShippingTable } from './ShippingTable'

const { shipping } = pageOf(worldProduct('Tjärn Cool Mint pouches'))

const meta = {
  title: 'Commerce/Checkout/ShippingTable',
  component: ShippingTable,
  args: { rates: shipping },
  decorators: [
    (Story) => (
      <div className="max-w-[26rem]">
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    also: ['delivery options', 'shipping costs'],
    use: ['To show the shipping options, on a product page and elsewhere.'],
    avoid: ['The selected option in the checkout: use DeliveryInformation.'],
    do: ['Use the shipping rules that also determine the price in the cart.', 'State the condition of free shipping.'],
    dont: ['Don’t repeat a rate in a text beside it.'],
    keys: [],
    parts: [
      { name: 'Option', is: 'The name of the option.', at: 'tbody th' },
      { name: 'Time', is: 'The delivery time in days.', at: 'tbody td' },
      { name: 'Price', is: 'The price, or the value of goods from which it is free.', at: 'tbody td:last-child' },
    ],
    content: ['Days are a range: “2–4 days”.'],
    widths: 'Three columns at every width. Text wraps.',
    announces: 'A table with a name.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof ShippingTable>

export default meta
type Story = StoryObj<typeof meta>

/** The four delivery options as specified, with the true condition of the free one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows.map((row) => row.textContent)).toEqual([
      'Courier2–4 daysfree from €140',
      'Local Shippingup to one week€19.00',
      'UPS Ground4–6 days€29.00',
      'Global Export3–4 days€39.00',
    ])
  },
}

export const AlwaysFree: Story = {
  args: { rates: shipping.map((rate) => ({ ...rate, price: null, from: null })) },
}
export const Narrow: Story = { decorators: [narrow] }
export const Themes: Story = { decorators: [themes] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
