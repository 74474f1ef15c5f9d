import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { storyWorld } from '../../internal/stories/story-world'
import { withShopPaths } from '../shop-paths/story-paths'
import { Header } from './Header'

const meta = {
  title: 'Commerce/Header',
  component: Header,
  decorators: [withShopPaths],
  parameters: { layout: 'fullscreen' },
  args: {
    customerName: 'Anna Lindqvist',
    categories: storyWorld.categories.map(({ name }) => name),
    currentCategory: null,
    cartCount: 3,
    query: '',
    onSearch: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof Header>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** In a category, the shelf stands under its tab and readers hear where they are. */
export const InACategory: Story = {
  args: { currentCategory: 'Nicotine Pouches' },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('link', { name: 'Nicotine Pouches' })
    await expect(tab).toHaveAttribute('aria-current', 'page')
  },
}

export const LoadingCategories: Story = {
  args: { categories: 'loading', customerName: null, cartCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading categories...')).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
  },
}

export const NoCategories: Story = { args: { categories: [] } }

export const ManyInTheCart: Story = {
  args: { cartCount: 1240 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart, 1,240 items' })).toBeVisible()
  },
}

/** The box starts with the search of the page and sends what is typed. */
export const Searching: Story = {
  args: { query: 'liquorice' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search products' })
    await expect(box).toHaveValue('liquorice')
    await userEvent.clear(box)
    await userEvent.type(box, '  mint {Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith({ text: 'mint' })
  },
}

export const Emptied: Story = {
  args: { query: 'liquorice' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith({ text: '' })
  },
}

/** Everything a wide window has in its bars is in the menu of a phone. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, canvasElement }) => {
    const button = canvas.queryByRole('button', { name: 'Menu' })
    if (!button) return
    await userEvent.click(button)
    const menu = within(within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Menu' }))
    await expect(menu.getByRole('link', { name: 'Track Order' })).toBeVisible()
    await userEvent.click(menu.getByRole('button', { name: 'Logout' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const LongNames: Story = {
  args: {
    customerName: 'Wolfeschlegelsteinhausenbergerdorff-Österreicherhausen Maximiliana',
    categories: Array.from({ length: 12 }, (_, index) => `Category with quite a long name ${index + 1}`),
  },
}
