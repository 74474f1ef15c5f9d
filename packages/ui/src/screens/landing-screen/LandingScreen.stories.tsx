import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageLayout } from '../../components/page-layout'
import { withShopPaths } from '../../commerce/shop-paths/story-paths'
import { storyWorld } from '../../internal/stories/story-world'
import { LandingScreen } from './LandingScreen'

const packs = storyWorld.products.flatMap(({ thumbnail }) => (thumbnail === null ? [] : [{ src: thumbnail }]))

const meta = {
  title: 'Screens/LandingScreen',
  component: LandingScreen,
  args: { shelves: [packs.slice(0, 6), packs.slice(6, 12), packs.slice(12, 18)] },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageLayout width="full">
        <Story />
      </PageLayout>
    ),
    withShopPaths,
  ],
} satisfies Meta<typeof LandingScreen>

export default meta
type Story = StoryObj<typeof meta>

/** What this is, and the way in. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Wholesale for Nordic shops · Skafferi')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'The #1 Wholesale Marketplace for Businesses',
    )
    await expect(canvas.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/sign-in')
    const steps = canvas.getAllByRole('listitem').map((step) => step.querySelector('h3')?.textContent)
    await expect(steps).toEqual(['Apply', 'Get approved', 'Order', 'Track'])
    await expect(canvas.getByText('Typically 1 to 4 business days.')).toBeVisible()
  },
}

/** A visitor who asked for a customers' page returns there after sign-in. */
export const AskedForAPage: Story = {
  args: { returnTo: '/products?q=mint' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Shop Now' })).toHaveAttribute(
      'href',
      '/sign-in?from=%2Fproducts%3Fq%3Dmint',
    )
  },
}

/** A pantry without packs is only a line of shelves; the words hold. */
export const EmptyShelves: Story = { args: { shelves: [[], [], []] } }

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    await expect(title.right).toBeLessThanOrEqual(320 - 16)
    const action = canvas.getByRole('link', { name: 'Shop Now' }).getBoundingClientRect()
    await expect(action.bottom).toBeLessThan(innerHeight)
  },
}

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } }

/** The shelves run off the other edge, and the page does not scroll there. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
