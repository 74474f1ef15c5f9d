import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { guide } from '../../../internal/stories/guide'
import { orderDetailOf, partlySentOrder } from '../../../internal/stories/story-orders'
import { narrow, themes } from '../../../internal/story-frames'
import { LinePieces } from './LinePieces'

const [parcel] = orderDetailOf(partlySentOrder).shipments
const { lines } = parcel!

const meta = {
  title: 'Commerce/Orders/LinePieces',
  component: LinePieces,
  args: { label: 'Contents of parcel 1', lines },
  decorators: [(Story) => <div className="max-w-84">{Story()}</div>],
  parameters: guide({
    also: ['packing list', 'contents'],
    use: ['For the pieces in a parcel, or of a refund.'],
    avoid: ['For ordered lines with prices: OrderItems.'],
    do: ['Name the list after its parcel or refund.'],
    dont: ['Do not render it empty: say that the contents are unknown.'],
    keys: [],
    parts: [
      { name: 'Article', is: 'Product, variant and SKU.', at: 'li span' },
      { name: 'Pieces', is: 'The quantity.', at: 'li b' },
    ],
    content: ['Show the SKU of each article: it is compared with the label at goods receipt.'],
    widths: 'One article in a row; the quantity stays at its end.',
    announces: 'A named list.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof LinePieces>

export default meta
type Story = StoryObj<typeof meta>

/** Each article with its SKU, and its quantity at the end. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Contents of parcel 1' })).toBeVisible()
    const items = canvas.getAllByRole('listitem')
    await expect(items).toHaveLength(2)
    await expect(items[0]).toHaveTextContent(lines[0]!.sku!)
    await expect(items[1]).toHaveTextContent(/24$/)
  },
}

/** Long names wrap, quantities do not. */
export const LongHostileTextNarrow: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [narrow],
  args: {
    lines: [
      { ...lines[0]!, title: hostileText },
      { ...lines[1]!, title: 'Lakritskonfekt'.repeat(12), quantity: '1,000,000' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Themes: Story = { decorators: [themes], parameters: { chromatic: { disableSnapshot: true } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
