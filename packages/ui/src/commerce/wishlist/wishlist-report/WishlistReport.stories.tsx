import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { storyReport } from '../../../internal/stories/story-wishlist'
import { narrow, themes } from '../../../internal/story-frames'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { WishlistReport } from './WishlistReport'

const added = storyReport.lines.filter(({ outcome }) => outcome === 'added')
const refused = storyReport.lines.filter(({ outcome }) => outcome !== 'added')

const meta = {
  title: 'Commerce/Wishlist/WishlistReport',
  component: WishlistReport,
  args: { report: storyReport, onDismiss: fn() },
  decorators: [withShopPaths],
  parameters: guide({
    also: ['result', 'bulk add report'],
    use: ['Above the wishlist, after several products were added to the cart at once.'],
    avoid: [
      'A single product: its card shows the result.',
      'The rows of a bulk upload: that dialog has its own report.',
    ],
    do: ['Show products that need attention first, with the required action.'],
    dont: ['Don’t hide it automatically.', 'Don’t add fewer pieces than requested.'],
    keys: [
      { key: 'Tab', does: 'Moves to View cart and to Close.' },
      { key: 'Enter', does: 'On View cart: opens the cart. On Close: closes the report.' },
    ],
    parts: [
      { name: 'Summary', is: 'The number of added products, and of all.', at: 'p' },
      { name: 'Line', is: 'The result of one product.', at: 'li' },
      { name: 'Close', is: 'Dismisses the report.', at: 'button' },
    ],
    content: ['Products that need attention come first.'],
    widths: 'Lines wrap.',
    announces: 'Announced politely when it appears.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof WishlistReport>

export default meta
type Story = StoryObj<typeof meta>

/** Each result once: those that need attention come first. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent?.split(': ').at(-1))
    await expect(texts).toEqual([
      'please select a valid quantity',
      'choose a variant first',
      'out of stock',
      'only 6 more can be added',
      'above the limit of a cart line',
      'does not fit, the cart is full',
      'no longer sold',
      'cannot be delivered to you',
      'added, 12 pieces',
    ])
  },
}

export const AllAdded: Story = {
  args: { report: { added: 1, lines: added } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveAttribute('data-tone', 'positive')
    await expect(canvas.getByText('1 of 1 product added to the cart')).toBeVisible()
  },
}

/** What was added elsewhere since is not added twice; both numbers are shown. */
export const OrderedSince: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    report: { added: 0, lines: [{ ...refused[0]!, outcome: 'ordered_since', ordered: { shown: 12, now: 36 } }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      'not added twice: 36 in the cart or on the way, 12 when you filled it',
    )
  },
}

/** If nothing was added there is no link to the cart. */
export const NoneAdded: Story = {
  args: { report: { added: 0, lines: refused } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'View cart' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const LongHostileText: Story = {
  decorators: [narrow],
  args: {
    report: {
      added: 1,
      lines: storyReport.lines.map((line, index) => ({ ...line, title: index === 0 ? hostileText : 'x'.repeat(120) })),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Narrow: Story = { decorators: [narrow] }
export const Themes: Story = { decorators: [themes] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
