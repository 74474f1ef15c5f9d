import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow } from '../../internal/story-frames'
import { LinkButton } from '../button'
import { EmptyState } from './EmptyState'

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'Your cart is empty',
    text: 'Add some products to get started',
    action: <LinkButton href="/products">Browse Products</LinkButton>,
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your cart is empty' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/products')
  },
}

export const SentenceOnly: Story = { args: { title: 'No products found.', text: undefined, action: undefined } }

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: {
    title: 'Inga produkter motsvarar alla filter som du har valt i den här kategorin',
    text: 'Ta bort ett filter i taget, eller börja om från hela sortimentet',
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
