import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyWorld } from '../../internal/stories/story-world'
import { withShopPaths } from '../shop-paths/story-paths'
import { Footer } from './Footer'

const meta = {
  title: 'Commerce/Footer',
  component: Footer,
  decorators: [withShopPaths],
  parameters: { layout: 'fullscreen' },
  args: {
    audience: 'customer',
    categories: storyWorld.categories.map(({ name }) => name),
    tags: storyWorld.tags.slice(0, 8),
  },
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Food & Candy' })).toHaveAttribute(
      'href',
      '/products?category=Food%20%26%20Candy',
    )
    await expect(canvas.getByRole('navigation', { name: 'Popular tags' })).toBeVisible()
  },
}

/** Visitors see neither categories nor customers' pages. */
export const Visitor: Story = {
  args: { audience: 'visitor', categories: [], tags: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

/** At most ten categories show (Specification (shopping), footer). */
export const ManyCategories: Story = {
  args: { categories: Array.from({ length: 14 }, (_, index) => `Category ${index + 1}`) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Category 10')).toBeVisible()
    await expect(canvas.queryByText('Category 11')).toBeNull()
  },
}
