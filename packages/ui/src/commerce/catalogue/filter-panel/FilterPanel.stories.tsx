import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { narrow, themes } from '../../../internal/story-frames'
import { filterOf, worldListing } from '../../../internal/stories/story-products'
import { FilterPanel, type FilterPanelProps } from './FilterPanel'

const chosen = filterOf({ category: 'Food & Candy', brands: ['Björkö', 'Sältan'], tags: ['Liquorice'], page: 2 })
const everything = await worldListing()
const some = await worldListing(chosen)

const meta = {
  title: 'Commerce/Catalogue/FilterPanel',
  component: FilterPanel,
  args: { filter: filterOf(), choices: everything, onFilterChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-64">
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    also: ['facets', 'refine', 'sidebar filters'],
    use: ['For all filters of a listing: beside it on a desktop, in a drawer on phones.'],
    avoid: ['For the active filters: FilterChips above the results.', 'For the sort order: ListingToolbar.'],
    do: [
      'Take the choices and their counts from the store’s response.',
      'Apply every choice immediately, and go to the first page.',
    ],
    dont: ['Don’t offer a choice without results, unless it is active.', 'Don’t add an Apply button.'],
    keys: [
      { key: 'Tab', does: 'moves from control to control' },
      { key: 'Arrow keys', does: 'select a price preset or a category' },
      { key: 'Space', does: 'checks a brand, toggles a tag' },
      { key: 'Enter', does: 'applies a typed price' },
    ],
    parts: [
      { name: 'Price', is: 'The price range.', at: 'input[type=range]' },
      { name: 'Choice', is: 'One of several options.', at: 'input[type=radio]' },
      { name: 'Choices', is: 'Several options, each with its count.', at: 'input[type=checkbox]' },
    ],
    content: ['Names of facets are in the singular; values as in the catalogue.'],
    widths: 'A column on a desktop; in a Drawer if there is no room.',
    announces: 'Named groups; the count is part of the label. The listing announces the results.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof FilterPanel>

export default meta
type Story = StoryObj<typeof meta>

const presets = [
  'All Price',
  'Under €50',
  '€50 to €100',
  '€100 to €300',
  '€300 to €500',
  '€500 to €1,000',
  '€1,000 to €5,000',
]

const emptyUnlessLow = (id: string) =>
  id === 'all' || id === everything.bands[1]!.id ? {} : { count: 0, countText: '0' }

/** Seven price presets, from all prices to the highest. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const radios = within(canvas.getByRole('group', { name: 'Price Range' })).getAllByRole('radio')
    await expect(radios.map((radio) => radio.nextElementSibling?.textContent)).toEqual(presets)
  },
}

export const ChoicesReport: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    const group = (name: string) => within(canvas.getByRole('group', { name }))

    await step('a price preset sets both bounds', async () => {
      await userEvent.click(group('Price Range').getByRole('radio', { name: /^Under €50/ }))
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: filterOf({ minPrice: 0, maxPrice: 50 }) })
    })

    await step('a category', async () => {
      await userEvent.click(group('Category').getByRole('radio', { name: /^Nicotine Pouches/ }))
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: filterOf({ category: 'Nicotine Pouches' }) })
    })

    await step('a brand', async () => {
      const [brand] = everything.brands
      await userEvent.click(group('Popular Brands').getByRole('checkbox', { name: new RegExp(`^${brand?.value}`) }))
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: filterOf({ brands: [brand!.value] }) })
    })

    await step('a strength, a flavour, a pack', async () => {
      await userEvent.click(group('Strength').getByRole('checkbox', { name: /^4\smg/ }))
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: filterOf({ strengths: [4] }) })
      await userEvent.click(group('Flavour').getByRole('checkbox', { name: /^Mint/ }))
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: filterOf({ flavours: ['mint'] }) })
      await userEvent.click(group('Pack').getByRole('checkbox', { name: /^Roll/ }))
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: filterOf({ packs: ['roll'] }) })
    })

    await step('a tag', async () => {
      const [tag] = everything.tags
      await userEvent.click(group('Popular Tags').getByRole('button', { name: tag!.value }))
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: filterOf({ tags: [tag!.value] }) })
    })
  },
}

export const ActiveFilters: Story = {
  args: { filter: chosen, choices: some },
  play: async ({ canvas, step }) => {
    await step('active filters are marked', async () => {
      await expect(canvas.getByRole('radio', { name: /^Food & Candy/ })).toBeChecked()
      await expect(canvas.getByRole('checkbox', { name: /^Björkö/ })).toBeChecked()
      await expect(canvas.getByRole('button', { name: 'Liquorice' })).toHaveAttribute('aria-pressed', 'true')
    })
  },
}

/** A price preset without products is not offered, unless it is chosen; then its count is zero. */
export const EmptyPresets: Story = {
  ...behaviour,
  args: {
    filter: filterOf({ minPrice: 300, maxPrice: 500 }),
    choices: { ...everything, bands: everything.bands.map((band) => ({ ...band, ...emptyUnlessLow(band.id) })) },
  },
  play: async ({ canvas }) => {
    const radios = within(canvas.getByRole('group', { name: 'Price Range' })).getAllByRole('radio')
    await expect(radios.map((radio) => radio.closest('label')!.textContent)).toEqual([
      expect.stringContaining('All Price'),
      expect.stringContaining('Under €50'),
      '€300 to €5000',
    ])
  },
}

/** If no product has a strength or flavour, and all have the same pack, those groups are not rendered. */
export const OtherGoods: Story = {
  ...behaviour,
  args: { choices: { ...everything, strengths: [], flavours: [], packs: everything.packs.slice(0, 1) } },
  play: async ({ canvas }) => {
    for (const name of ['Strength', 'Flavour', 'Pack']) await expect(canvas.queryByRole('group', { name })).toBeNull()
    await expect(canvas.getByRole('group', { name: 'Popular Tags' })).toBeVisible()
  },
}

/** A choice is added to the active ones, and returns to the first page. */
export const ActiveFiltersAreExtended: Story = {
  ...ActiveFilters,
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    await step('removing a brand keeps the others', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Björkö/ }))
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({
        filter: { ...chosen, brands: ['Sältan'], page: 1 },
      })
    })
    await step('all categories are shown again', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'All Category' }))
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: { ...chosen, category: null, page: 1 } })
    })
  },
}

/** A choice is shown before the results are rendered, and the next one adds to it. */
export const QuickPresses: Story = {
  ...behaviour,
  render: function Filtered(args) {
    const [filter, setFilter] = useState(args.filter)
    const onFilterChange: FilterPanelProps['onFilterChange'] = (event) => {
      args.onFilterChange(event)
      setFilter(event.filter)
    }
    return <FilterPanel {...args} filter={filter} onFilterChange={onFilterChange} />
  },
  play: async ({ args, canvas }) => {
    const [first, second] = everything.brands
    const boxOf = (brand: typeof first) =>
      canvas.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${brand?.value}`) })
    // Within one task: results of the first press cannot be rendered in between.
    boxOf(first).click()
    const wasTicked = boxOf(first).checked
    boxOf(second).click()
    await expect(wasTicked).toBe(true)
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({
      filter: filterOf({ brands: [first!.value, second!.value] }),
    })
    await expect(boxOf(second)).toBeChecked()
  },
}

/** The first choices of a group are visible, the others on request. */
export const ShowMore: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    const brands = within(canvas.getByRole('group', { name: 'Popular Brands' }))
    await expect(brands.getAllByRole('checkbox')).toHaveLength(6)
    const more = brands.getByRole('button', { name: `Show ${everything.brands.length - 6} more` })
    await userEvent.click(more)
    await expect(brands.getAllByRole('checkbox')).toHaveLength(everything.brands.length)
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(more)
    await expect(brands.getAllByRole('checkbox')).toHaveLength(6)
  },
}

/** In a shop with low prices the slider ends there, and one preset for all of them is left out. */
export const LowPrices: Story = {
  ...behaviour,
  args: { choices: { ...everything, bands: [{ ...everything.bands[0]!, max: 50, maxText: '€50' }] } },
  play: async ({ canvas }) => {
    const price = within(canvas.getByRole('group', { name: 'Price Range' }))
    await expect(price.getByText('From 0 to 50 euro')).toBeVisible()
    await expect(price.getByRole('slider', { name: 'Max price' })).toHaveAttribute('aria-valuetext', '€50')
    await expect(price.queryByRole('radio')).toBeNull()
  },
}

/** Groups without choices are not rendered. */
export const WithoutChoices: Story = {
  args: {
    choices: {
      currency: 'EUR',
      categories: [],
      brands: [],
      tags: [],
      strengths: [],
      flavours: [],
      packs: [],
      bands: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}

export const HostileText: Story = {
  args: {
    choices: {
      ...everything,
      categories: [{ value: hostileText, count: 1_000_000, countText: '1,000,000', selected: false }],
      brands: [{ value: hostileText, count: 0, countText: '0', selected: false }],
      tags: [{ value: hostileText, count: 1, countText: '1', selected: false }],
    },
  },
}

/** Presets and categories are one tab stop each; brands and tags are one each. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { choices: { ...everything, bands: [], tags: [], strengths: [], flavours: [], packs: [] } },
  play: async ({ args, canvas }) => {
    const [first, second] = everything.categories
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'All Category' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: filterOf({ category: first!.value }) })
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: filterOf({ category: second!.value }) })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Show fewer' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    const [brand] = everything.brands
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: filterOf({ brands: [brand!.value] }) })
  },
}

export const Narrow: Story = { ...ActiveFilters, decorators: [narrow] }

export const States: Story = {
  render: (args) => (
    <StatesMatrix
      part={FilterPanel}
      args={args}
      variants={{ none: {}, active: ActiveFilters.args! }}
      target="input[type=radio]"
      cell={15}
    />
  ),
}

export const Themes: Story = { ...ActiveFilters, play: undefined, decorators: [themes] }
export const RightToLeft: Story = { ...ActiveFilters, globals: { direction: 'rtl' } }
