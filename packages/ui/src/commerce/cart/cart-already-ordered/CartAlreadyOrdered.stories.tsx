import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { narrow, themes } from '../../../internal/story-frames'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { CartAlreadyOrdered } from './CartAlreadyOrdered'

const order = { orderId: 'order_01027', displayId: '1027', by: { name: 'Björn Ek', isYou: false } }
const ownOrder = { ...order, by: { name: 'Anna Lindqvist', isYou: true } }

const meta = {
  title: 'Commerce/Cart/CartAlreadyOrdered',
  component: CartAlreadyOrdered,
  args: { order },
  decorators: [withShopPaths],
  parameters: {
    ...guide({
      also: ['order placed by a colleague', 'cart is gone', 'ordered in another tab'],
      use: ['In the cart and at checkout, if the displayed cart was ordered in another place.'],
      avoid: ['For an order that was just placed here: ThanksScreen.', 'For lines that have changed: CartConflicts.'],
      do: ['Name the person who ordered, and link to the order.', 'Show it instead of the empty cart.'],
      dont: ['Don’t say “you” if a colleague ordered.', 'Don’t thank a person who did not order.'],
      keys: [{ key: 'Tab', does: 'moves to the link to the order' }],
      parts: [
        { name: 'Text', is: 'Which order it is, and who placed it.', at: '[data-tone] > div' },
        { name: 'Order', is: 'Link to the order.', at: 'a' },
      ],
      content: ['Use the order number that customers quote on the phone, and the full name.'],
      widths: 'One line on a desktop; on phones the link is below the text.',
      announces: 'The text, politely. The focus moves to the page’s heading if it was in the cart.',
      pairs: [
        {
          right: { order },
          wrong: { order: ownOrder },
          because: 'A colleague ordered, so “you” is wrong.',
        },
      ],
    }),
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof CartAlreadyOrdered>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Order 1027 was placed by Björn Ek.')
    await expect(canvas.getByRole('link', { name: 'Open order 1027' })).toHaveAttribute(
      'href',
      '/profile/order/order_01027',
    )
  },
}

/** In another tab, or on another device. */
export const ByYou: Story = {
  args: { order: ownOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You placed order 1027 in another tab or on another device.',
    )
    await expect(canvas.queryByText(/Anna/)).toBeNull()
  },
}

/** The person was erased since. */
export const ByUnknown: Story = {
  args: { order: { ...order, by: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Order 1027 has been placed.')
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Open order 1027' })).toHaveFocus()
  },
}

export const LongNameNarrow: Story = {
  args: { order: { ...order, by: { name: hostileText, isYou: false } } },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
}
export const Themes: Story = { decorators: [themes] }
