import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { onAPhone } from '../../../internal/stories/on-a-phone'
import { tabTo } from '../../../internal/stories/tab-to'
import { shelfViewOf, storyPlace, storyShelf } from '../../../internal/stories/story-shelf'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { StatusStrip } from './StatusStrip'

const underWay = (quantity: number, arrives_on: string | null) => ({
  state: 'on_its_way' as const,
  fill: null,
  under_way: { quantity, arrives_on, days: arrives_on === null ? [] : [{ date: arrives_on, quantity }] },
})

const { action, arrivals, due } = shelfViewOf({
  ...storyShelf,
  places: [
    storyPlace(['LJU-0070', 72, 24, underWay(48, '2026-12-01')]),
    storyPlace(['KAL-0331', 240, 48, underWay(192, '2026-12-01')]),
    storyPlace(['HAV-0300', 48, 36, underWay(12, '2026-12-01')]),
    storyPlace(['GRY-0450', 36, 35, underWay(1, '2026-12-03')]),
  ],
})

const meta = {
  title: 'Commerce/Shelf/StatusStrip',
  component: StatusStrip,
  args: { action, arrivals, due },
  parameters: {
    chromatic: { disableSnapshot: true },
    ...guide({
      also: ['delivery status', 'incoming goods', 'track and trace'],
      use: ['Below the company’s shelf, as one strip.'],
      avoid: ['The progress of one order: use OrderProgress.'],
      do: ['Group by the day on which goods arrive.'],
      dont: ['Don’t show it if nothing is under way or due.'],
      keys: [{ key: 'Tab', does: 'Moves to the next “Track”, then to “Show order”.' }],
      parts: [
        { name: 'Day', is: 'Pieces and their day.', at: 'b' },
        { name: 'Articles', is: 'The first article, and how many more.', at: 'b + span' },
        { name: 'Packs', is: 'Up to three packs on a shelf; hidden from screen readers.', at: '[aria-hidden=true]' },
        { name: 'Track', is: 'Leads to the orders.', at: 'a' },
        { name: 'Due', is: 'The payment due first, and its order.', at: 'li:last-child' },
      ],
      content: ['Without a promised day it says only that goods are on their way.'],
      widths: 'Cells of at least 320 px beside each other; at full width on phones, without packs.',
      announces: 'Nothing.',
      pairs: 'not applicable',
    }),
  },
  decorators: [withShopPaths, (Story) => <div className="px-gutter">{Story()}</div>],
} satisfies Meta<typeof StatusStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('252 pieces for your shelf arrive by Tue 1 Dec')).toBeVisible()
    await expect(canvas.getByText('1 piece for your shelf arrives by Thu 3 Dec')).toBeVisible()
    await expect(canvas.getByText('€1,034.20 due Fri 4 Dec')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

/** The seller waits for the company: the order that requires action is first. */
export const RequiresAction: Story = {
  args: { action: { orderId: 'order_01011', displayId: '1011' } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Order 1011 requires action')
    await expect(within(first!).getByRole('link')).toHaveAttribute('href', '/profile/order/order_01011')
  },
}

/** Nothing else is to say. */
export const OnlyRequiresAction: Story = {
  args: { ...RequiresAction.args, arrivals: [], due: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Order 1011 requires action')).toBeVisible()
  },
}

export const WithoutDay: Story = {
  args: {
    arrivals: shelfViewOf({ ...storyShelf, places: [storyPlace(['LJU-0070', 72, 24, underWay(48, null)])] }).arrivals,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('48 pieces for your shelf are on their way')).toBeVisible()
  },
}

/** Nothing is under way, and nothing is due. */
export const Nothing: Story = {
  args: { action: null, arrivals: [], due: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link', { name: 'Track' })
    await tabTo(first!)
    await userEvent.tab()
    await expect(second).toHaveFocus()
  },
}

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
