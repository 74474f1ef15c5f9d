import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { CartNowView } from '@skafferi/domain/cart/views'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { withToasts } from '../../internal/stories/with-toasts'
import { withShopPaths } from '../shop-paths/story-paths'
import { CartNowToast } from './CartNowToast'

const reached: CartNowView = {
  version: 3,
  lineCount: 3,
  goods: '€412.60',
  freeDelivery: { reached: true, missing: '€0.00', threshold: '€140' },
}

const meta = {
  title: 'Commerce/Cart/CartNowToast',
  component: CartNowToast,
  args: { cart: reached },
  parameters: guide({
    also: ['added to cart', 'notification'],
    use: ['Once on a page whose cards add to the cart: after each add it says what the cart has become.'],
    avoid: ['In a dialog or on the product’s page: PurchasePanel says it beside its button.'],
    do: ['Give the cart as the store answered the add.'],
    dont: ['Don’t give an estimate.'],
    keys: [{ key: 'Tab', does: 'Goes to View cart, then to Close.' }],
    parts: [
      { name: 'Message', is: 'How many of what, and what the cart comes to.', at: '[role=status]' },
      { name: 'Way there', is: 'View the cart.', at: 'a' },
    ],
    content: ['What the cart has become, in one sentence.'],
    widths: 'As a Toast is.',
    announces: 'Politely, once for each add; a newer one takes the place of the one before.',
    pairs: 'takes the window',
  }),
  decorators: [
    (Story) => (
      <div className="min-h-40">
        <Story />
      </div>
    ),
    withShopPaths,
    withToasts,
  ],
} satisfies Meta<typeof CartNowToast>

export default meta
type Story = StoryObj<typeof meta>

/** Lines, goods and free delivery, and the way to the cart. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('3 lines · €412.60 · free delivery reached')).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
  },
}

/** The amount to free delivery is shown; one line is singular. */
export const Missing: Story = {
  args: {
    cart: {
      ...reached,
      lineCount: 1,
      goods: '€112.60',
      freeDelivery: { ...reached.freeDelivery!, reached: false, missing: '€27.40' },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('1 line · €112.60 · €27.40 more for free delivery'),
    )
  },
}

/** Without free delivery nothing about it is shown. */
export const NeverFree: Story = {
  args: { cart: { ...reached, freeDelivery: null } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('3 lines · €412.60')).toBeVisible())
  },
}

/** The link to the cart comes first, then the close button. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    const way = await canvas.findByRole('link', { name: 'View cart' })
    await userEvent.tab()
    await expect(way).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(way).not.toBeInTheDocument())
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Narrow: Story = { ...onAPhone }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
