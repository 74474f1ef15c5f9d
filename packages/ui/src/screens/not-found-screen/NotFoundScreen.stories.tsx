import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageLayout } from '../../components/page-layout'
import { withShopPaths } from '../../commerce/shop-paths/story-paths'
import { NotFoundScreen } from './NotFoundScreen'

const meta = {
  title: 'Screens/NotFoundScreen',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageLayout>
        <Story />
      </PageLayout>
    ),
    withShopPaths,
  ],
} satisfies Meta<typeof NotFoundScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Page not found · Skafferi')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('There is nothing on this shelf')
    await expect(canvas.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/')
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
