import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inPage } from '../../internal/stories/in-page'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { NotFoundScreen } from './NotFoundScreen'

const meta = {
  title: 'Screens/Anywhere/NotFoundScreen',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage(), withShopPaths],
} satisfies Meta<typeof NotFoundScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Page not found · Skafferi')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found')
    await expect(canvas.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/')
  },
}

export const Narrow: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
