import { useState } from 'react'
import { toListingView } from '@skafferi/domain/catalog'
import { hostileText } from '@skafferi/fixtures/build'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { filterOf, storyLocale } from '../../internal/stories/story-products'
import type { ListingFilter } from '../filter-panel'
import { FilterChips, type FilterChipsProps } from './FilterChips'

const chipsOf = (filter: ListingFilter) =>
  toListingView({ products: [], count: 0, limit: 20, offset: 0 }, filter, storyLocale).chips

/** Keeps the filter, as a screen does. */
function Kept({ filter, onFilterChange }: FilterChipsProps) {
  const [kept, setKept] = useState(filter)
  return (
    <FilterChips
      filter={kept}
      chips={chipsOf(kept)}
      onFilterChange={(event) => {
        setKept(event.filter)
        onFilterChange(event)
      }}
    />
  )
}

const many = filterOf({
  category: 'Food & Candy',
  brands: ['Björkö', 'Sältan'],
  tags: ['Liquorice', 'Vegan', 'Sour', 'Mint', 'Sugar free'],
  minPrice: 0,
  maxPrice: 50,
  page: 3,
})

const meta = {
  title: 'Commerce/FilterChips',
  component: FilterChips,
  args: { filter: many, chips: chipsOf(many), onFilterChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof FilterChips>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('the first three tags, and how many there are besides', async () => {
      await expect(canvas.queryByText('Mint')).toBeNull()
      await expect(canvas.getByText('€0 – €50')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: '+2 more' }))
      await expect(canvas.getByText('Mint')).toBeVisible()
    })

    await step('a cross takes one filter away, and the keyboard goes on at the next', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Björkö' }))
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: { ...many, brands: ['Sältan'], page: 1 } })
      await expect(canvas.getByRole('button', { name: 'Remove Sältan' })).toHaveFocus()
    })

    await step('the price goes with both its bounds', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove €0 – €50' }))
      await expect(canvas.queryByText('€0 – €50')).toBeNull()
    })

    await step('Clear all leaves nothing, and the keyboard keeps its place', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: filterOf() })
      await expect(canvas.getByRole('group', { name: 'Active filters' })).toHaveFocus()
    })
  },
}

const single = filterOf({ q: 'fish', tags: ['Vegan'], sort: 'newest' })

/** Words and order stay when the last filter goes. */
export const Last: Story = {
  args: { filter: single },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Vegan' }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: { ...single, tags: [] } })
    await expect(canvas.getByRole('group', { name: 'Active filters' })).toHaveFocus()
  },
}

export const None: Story = {
  args: { filter: filterOf() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const Hostile: Story = { args: { filter: filterOf({ category: hostileText, brands: [hostileText] }) } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
