import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Breadcrumb } from './Breadcrumb'

const meta = {
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Nicotine Pouches', href: '/products?category=nicotine-pouches' },
      { label: 'Tjärn Cool Mint' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const way = within(canvasElement).getByRole('navigation', { name: 'Breadcrumb' })
    await expect(within(way).getAllByRole('link')).toHaveLength(2)
    await expect(within(way).getByText('Tjärn Cool Mint')).toHaveAttribute('aria-current', 'page')
  },
}

/** The page itself is never a link to itself. */
export const LastWithAddress: Story = {
  args: { items: [{ label: 'Home', href: '/' }, { label: 'Cart', href: '/cart' }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(1)
  },
}
