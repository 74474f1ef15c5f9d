import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../../internal/stories/guide'
import { narrow, themes } from '../../../internal/story-frames'
import { AgeLimit, DispatchText, DispatchTexts } from './DispatchText'

const meta = {
  title: 'Commerce/Prices and stock/DispatchText',
  component: DispatchText,
  args: { dispatch: { now: '2', later: '3', day: '12 Jan' } },
  parameters: guide({
    also: ['backorder', 'partial delivery', 'ships later'],
    use: ['Below a line of the cart, the checkout or an order, if some of its pieces ship later.'],
    avoid: ['The availability of a product: use StockLabel.', 'Shipped pieces: use ShipmentList.'],
    do: ['Pass null if all pieces ship now; nothing is shown then.'],
    dont: ['Don’t show a day that the store does not promise.'],
    keys: [],
    parts: [{ name: 'Text', is: 'The pieces that ship now, and those that ship later.', at: 'span' }],
    content: ['The day without a year: “12 Jan”.'],
    widths: 'One line; it wraps in a narrow column.',
    announces: 'Its text.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof DispatchText>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ships: 2 now, 3 on 12 Jan')).toBeVisible()
  },
}

/** No piece is in stock. */
export const NoneNow: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { dispatch: { now: null, later: '5', day: '12 Jan' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ships: 5 on 12 Jan')).toBeVisible()
  },
}

/** The store does not promise a day. */
export const WithoutDay: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { dispatch: { now: '2', later: '3', day: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ships: 2 now, 3 later')).toBeVisible()
  },
}

export const NoneNowWithoutDay: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { dispatch: { now: null, later: '5', day: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ships: 5 later')).toBeVisible()
  },
}

/** Nothing is shown for a line whose pieces all ship now. */
export const AllNow: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { dispatch: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Ships/)).toBeNull()
  },
}

/** An order whose pieces ship on several days. */
export const Order: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <DispatchTexts
      dispatches={[
        { now: '55', later: '24', day: '14 Dec' },
        { now: null, later: '5', day: null },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ships: 55 now, 24 on 14 Dec')).toBeVisible()
    await expect(canvas.getByText('Ships: 5 later')).toBeVisible()
  },
}

/** The age limit of a line; nothing for a product without one. */
export const AgeLimits: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <>
      <AgeLimit years={18} />
      <AgeLimit years={null} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18+')).toBeVisible()
    await expect(canvas.getAllByText(/\+/)).toHaveLength(1)
  },
}

export const HugeNumbersNarrow: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { dispatch: { now: '98,765', later: '1,234', day: '12 Jan' } },
  decorators: [narrow],
}
export const Themes: Story = { decorators: [themes], parameters: { chromatic: { disableSnapshot: true } } }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: { chromatic: { disableSnapshot: true } },
}
