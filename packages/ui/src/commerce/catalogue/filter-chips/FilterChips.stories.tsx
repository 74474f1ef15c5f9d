import { useState } from 'react'
import { toListingView } from '@skafferi/domain/shop/catalogue'
import { hostileText } from '@skafferi/fixtures/build'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { ListingFilter } from '@skafferi/domain/shop/catalogue/views'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { narrow, themes } from '../../../internal/story-frames'
import { filterOf, storyLocale } from '../../../internal/stories/story-products'
import { FilterChips, type FilterChipsProps } from './FilterChips'

const chipsOf = (filter: ListingFilter) =>
  toListingView({ products: [], count: 0, limit: 20, offset: 0 }, filter, storyLocale).chips

/** Stores the filter, as a screen does. */
function StatefulChips({ filter, onFilterChange }: FilterChipsProps) {
  const [currentFilter, setCurrentFilter] = useState(filter)
  return (
    <FilterChips
      filter={currentFilter}
      chips={chipsOf(currentFilter)}
      onFilterChange={(event) => {
        setCurrentFilter(event.filter)
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
  title: 'Commerce/Catalogue/FilterChips',
  component: FilterChips,
  args: { filter: many, chips: chipsOf(many), onFilterChange: fn() },
  render: (args) => <StatefulChips {...args} />,
  parameters: guide({
    also: ['active filters', 'facets'],
    use: ['For the active filters of a listing, above the results.'],
    avoid: ['For tags that can be switched on: ChipButton in the FilterPanel.'],
    do: [
      'Keep the order of the `chips` prop: category, brands and other facets, the first tags and the number of further ones, price.',
      'Leave out the search text: it is in the search box.',
    ],
    dont: ['Don’t show a chip for a filter that is not active.'],
    keys: [
      { key: 'Tab', does: 'moves from chip to chip, then to Clear all' },
      { key: 'Enter, Space', does: 'removes the filter; the focus moves to the next chip' },
    ],
    parts: [
      { name: 'Filter', is: 'Removes this filter.', at: 'li button' },
      { name: 'Clear all', is: 'Removes all filters.', at: 'li:last-child button' },
    ],
    content: ['The value only.'],
    widths: 'Wraps on a desktop; on phones the row scrolls.',
    announces: 'A group with the name “Active filters”; each remove button contains its filter.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof FilterChips>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const RemovesFilter: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    await step('the first three tags, and the number of others', async () => {
      await expect(canvas.queryByText('Mint')).toBeNull()
      await expect(canvas.getByText('€0 – €50')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: '+2 more' }))
      await expect(canvas.getByText('Mint')).toBeVisible()
    })

    await step('a press removes one filter, and the focus moves to the next', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Björkö' }))
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: { ...many, brands: ['Sältan'], page: 1 } })
      await expect(canvas.getByRole('button', { name: 'Remove Sältan' })).toHaveFocus()
    })

    await step('the price is removed with both bounds', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove €0 – €50' }))
      await expect(canvas.queryByText('€0 – €50')).toBeNull()
    })

    await step('Clear all removes everything, and the focus stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: filterOf() })
      await expect(canvas.getByRole('group', { name: 'Active filters' })).toHaveFocus()
    })
  },
}

/** A chip is removed before the results are rendered, and the next press does not restore it. */
export const QuickRemovals: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    // Within one task: the press is rendered, its results are not.
    canvas.getByRole('button', { name: 'Remove Björkö' }).click()
    await Promise.resolve()
    canvas.getByRole('button', { name: 'Remove Sältan' }).click()
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: { ...many, brands: [], page: 1 } })
    await expect(canvas.queryByRole('button', { name: 'Remove Björkö' })).toBeNull()
  },
}

const single = filterOf({ q: 'fish', tags: ['Vegan'], sort: 'newest' })

export const Last: Story = { args: { filter: single } }

/** Search words and sort order stay when the last filter is removed. */
export const LastRemoved: Story = {
  ...Last,
  ...behaviour,
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

export const HostileText: Story = { args: { filter: filterOf({ category: hostileText, brands: [hostileText] }) } }
/** Filters are removed one by one, and the focus stays in the row. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove Food & Candy' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: { ...many, category: null, page: 1 } })
    await expect(canvas.getByRole('button', { name: 'Remove Björkö' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Remove Sältan' })).toHaveFocus()
  },
}

export const Narrow: Story = { decorators: [narrow] }
export const Themes: Story = { decorators: [themes] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
