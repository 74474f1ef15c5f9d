import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { UpdatedCartView } from '@skafferi/domain/shop/cart/views'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { onAPhone } from '../../../internal/stories/on-a-phone'
import { withToasts } from '../../../internal/stories/with-toasts'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { CartNowToast } from './CartNowToast'

const reached: UpdatedCartView = {
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
    use: ['Once on a page whose cards add to the cart: it describes the cart after each add.'],
    avoid: ['In a dialog or on a product page: PurchasePanel shows it next to its buttons.'],
    do: ['Pass the cart from the store’s response.'],
    dont: ['Don’t pass an estimate.'],
    keys: [{ key: 'Tab', does: 'Moves to View cart, then to Close.' }],
    parts: [
      { name: 'Message', is: 'The number of lines and the value of the cart.', at: '[role=status]' },
      { name: 'Link', is: 'Opens the cart.', at: 'a' },
    ],
    content: ['The cart in one sentence.'],
    widths: 'The same as Toast.',
    announces: 'Politely, once for each add; a new message replaces the previous one.',
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

/** Number of lines, value of goods, free delivery, and a link to the cart. */
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
