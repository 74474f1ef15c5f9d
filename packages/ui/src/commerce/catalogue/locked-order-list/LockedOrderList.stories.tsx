import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { storyListed } from '../../../internal/stories/story-content'
import { themes } from '../../../internal/story-frames'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { LockedOrderList } from './LockedOrderList'

const meta = {
  title: 'Commerce/Catalogue/LockedOrderList',
  component: LockedOrderList,
  args: { label: 'Articles of the shop', articles: storyListed, audience: 'visitor' },
  parameters: {
    ...guide({
      also: ['top sellers', 'teaser', 'preview of the order list'],
      use: ['For visitors: six articles of the shop as they stand in the order list.'],
      avoid: ['Customers who order: use QuickOrder.', 'Invented products: use SampleProducts.'],
      do: ['Show discounts by quantity in per cent.'],
      dont: ['Don’t show prices or stock to visitors.'],
      keys: [{ key: 'Tab', does: 'Moves between the articles, which lead to their pages.' }],
      parts: [
        { name: 'Article', is: 'Picture, name, SKU and pack; leads to its page.', at: 'th[scope=row]' },
        { name: 'Discounts', is: 'At most two; on phones one. Nothing without a lower price.', at: 'td:nth-child(2)' },
        { name: 'Lock', is: 'Prices are for customers.', at: 'td:nth-child(3)' },
      ],
      content: ['The names and packs of the catalogue.'],
      widths: 'A table; on phones two lines for each article.',
      announces: 'A table with a name; each row is named by its article.',
      pairs: 'not applicable',
    }),
    chromatic: { disableSnapshot: true },
  },
  decorators: [withShopPaths],
} satisfies Meta<typeof LockedOrderList>

export default meta
type Story = StoryObj<typeof meta>

/** Six articles with discounts in per cent, and no price. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(6)
    await expect(canvas.getAllByText('Prices after sign-in')).toHaveLength(6)
    await expect(within(rows[0]!).getByRole('rowheader')).toHaveTextContent(storyListed[0]!.product_title)
    await expect(canvasElement.textContent).toMatch(/−\d+%\d+\+/)
    await expect(canvasElement.textContent).not.toMatch(/[€$]/)
  },
}

/** Without lower prices there are no per cent. */
export const NoDiscounts: Story = {
  args: { articles: storyListed.map((article) => ({ ...article, steps: [] })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toMatch(/−\d+%/)
  },
}

/** For customers no column is locked: their prices are on the products. */
export const Customer: Story = {
  args: { audience: 'customer' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Prices after sign-in')).toBeNull()
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    const [first] = canvas.getAllByRole('link')
    await expect(first).toHaveFocus()
    await expect(first).toHaveAttribute('href', `/products/${storyListed[0]!.product_id}`)
  },
}

export const WithoutPictures: Story = {
  args: { articles: storyListed.map((article) => ({ ...article, stamp: null, thumbnail: null })) },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    articles: storyListed.map((article) => ({
      ...article,
      product_title: `${hostileText} ${'x'.repeat(80)}`,
      subtitle: 'y'.repeat(80),
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
export const Themes: Story = { decorators: [themes] }
