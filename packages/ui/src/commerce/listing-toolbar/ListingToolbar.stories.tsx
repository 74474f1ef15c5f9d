import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow } from '../../internal/story-frames'
import { ListingToolbar } from './ListingToolbar'

const meta = {
  title: 'Commerce/ListingToolbar',
  component: ListingToolbar,
  args: {
    title: '45 Products Found',
    sort: 'most_popular',
    filterCount: 0,
    onSortChange: fn(),
    onFiltersOpen: fn(),
  },
} satisfies Meta<typeof ListingToolbar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '45 Products Found' })).toBeVisible()
    const sort = canvas.getByRole('combobox', { name: 'Sort' })
    await expect(sort).toHaveDisplayValue('Most Popular')
    await userEvent.selectOptions(sort, 'Price Low to High')
    await expect(args.onSortChange).toHaveBeenCalledWith({ sort: 'price_asc' })
  },
}

/** Under 1024 px the filters are behind a button that says how many are in force. */
export const FiltersInForce: Story = {
  args: { filterCount: 6 },
  play: async ({ args, canvasElement, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filters 6', hidden: true })
    await expect(canvasElement.contains(button)).toBe(true)
    if (window.innerWidth < 1024) {
      await userEvent.click(button)
      await expect(args.onFiltersOpen).toHaveBeenCalledOnce()
    }
  },
}

export const Narrow: Story = { args: { title: '1,234,567 Products Found', filterCount: 12 }, decorators: [narrow] }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
