import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { storyWorld } from '../../internal/stories/story-world'
import { withShopPaths } from '../shop-paths/story-paths'
import { Footer } from './Footer'

const meta = {
  title: 'Commerce/Footer',
  component: Footer,
  decorators: [(Story) => <footer>{Story()}</footer>, withShopPaths],
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
  play: async ({ canvas, step }) => {
    const links = (column: string) => within(canvas.getByRole('navigation', { name: column })).getAllByRole('link')
    await step('categories', async () => {
      await expect(links('Top category')).toHaveLength(storyWorld.categories.length)
      await expect(links('Top category')[0]).toHaveAttribute('href', '/products?category=Food%20%26%20Candy')
    })
    await step('quick links', async () => {
      const quick = links('Quick links').map((link) => [link.textContent, link.getAttribute('href')])
      await expect(quick).toEqual([
        ['Shop Product', '/products'],
        ['Shopping Cart', '/cart'],
        ['Track Order', '/profile'],
      ])
    })
    await step('tags search', async () => {
      const [tag] = storyWorld.tags
      await expect(links('Popular tags')[0]).toHaveAttribute('href', `/products?tags=${tag}`)
    })
    await step('the legal links lead to the landing page', async () => {
      for (const name of ['Privacy Policy', 'Terms of Service', 'Cookies Settings']) {
        await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/landing')
      }
    })
  },
}

/** Visitors see neither categories nor customers' pages. */
export const Visitor: Story = {
  args: { audience: 'visitor', tags: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.queryByText('Food & Candy')).toBeNull()
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
  },
}

/** At most ten categories show. */
export const ManyCategories: Story = {
  args: { categories: Array.from({ length: 14 }, (_, index) => `Category ${index + 1}`) },
  play: async ({ canvas }) => {
    const column = within(canvas.getByRole('navigation', { name: 'Top category' }))
    await expect(column.getAllByRole('link')).toHaveLength(10)
    await expect(column.queryByText('Category 11')).toBeNull()
  },
}

/** While categories and tags are not known the other columns stand where they will. */
export const NothingKnown: Story = {
  args: { categories: [], tags: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Top category' })).toBeNull()
    await expect(canvas.queryByRole('navigation', { name: 'Popular tags' })).toBeNull()
    const quick = canvas.getByRole('navigation', { name: 'Quick links' }).getBoundingClientRect()
    await expect(quick.left).toBeGreaterThan(innerWidth / 2)
  },
}

/** Names are text, and even one long word stays in its column. */
export const LongAndHostile: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { categories: [hostileText, 'Fjällhjortronvaniljkolasaltlakritspolkagrisströssel'], tags: [hostileText] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull()
    await expect(canvas.getAllByText(hostileText)).toHaveLength(2)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

/** Two columns on a phone. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByRole('navigation', { name }).getBoundingClientRect().top
    await expect(top('Quick links')).toBe(top('Top category'))
    await expect(top('Popular tags')).toBeGreaterThan(top('Quick links'))
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
