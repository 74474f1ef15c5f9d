import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { filterOf, worldListing } from '../../internal/stories/story-products'
import { FilterPanel } from './FilterPanel'

const chosen = filterOf({ category: 'Food & Candy', brands: ['Björkö', 'Sältan'], tags: ['Liquorice'], page: 2 })
const everything = await worldListing()
const some = await worldListing(chosen)

const meta = {
  title: 'Commerce/FilterPanel',
  component: FilterPanel,
  args: { filter: filterOf(), choices: everything, onFilterChange: fn() },
  decorators: [(Story) => <div className="max-w-64"><Story /></div>],
} satisfies Meta<typeof FilterPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
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

    await step('a tag', async () => {
      const [tag] = everything.tags
      await userEvent.click(group('Popular Tags').getByRole('button', { name: tag!.value }))
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: filterOf({ tags: [tag!.value] }) })
    })
  },
}

/** Another choice is added to those in force, and starts at the first page. */
export const InForce: Story = {
  args: { filter: chosen, choices: some },
  play: async ({ args, canvas, step }) => {
    await step('what is in force is marked', async () => {
      await expect(canvas.getByRole('radio', { name: /^Food & Candy/ })).toBeChecked()
      await expect(canvas.getByRole('checkbox', { name: /^Björkö/ })).toBeChecked()
      await expect(canvas.getByRole('button', { name: 'Liquorice' })).toHaveAttribute('aria-pressed', 'true')
    })
    await step('a brand taken back leaves the others', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Björkö/ }))
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({
        filter: { ...chosen, brands: ['Sältan'], page: 1 },
      })
    })
    await step('all categories again', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'All Category' }))
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: { ...chosen, category: null, page: 1 } })
    })
  },
}

/** The first few choices of a kind are in sight, the rest when asked for. */
export const ShowMore: Story = {
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

/** Before the store's counts are there, or without them, nothing is offered that would not work. */
export const WithoutChoices: Story = {
  args: { choices: { categories: [], brands: [], tags: [], bands: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}

export const Hostile: Story = {
  args: {
    choices: {
      ...everything,
      categories: [{ value: hostileText, count: 1_000_000, countText: '1,000,000', selected: false }],
      brands: [{ value: hostileText, count: 0, countText: '0', selected: false }],
      tags: [{ value: hostileText, count: 1, countText: '1', selected: false }],
    },
  },
}

export const Dark: Story = { ...InForce, play: undefined, globals: { scheme: 'dark' } }
export const RightToLeft: Story = { ...InForce, play: undefined, globals: { direction: 'rtl' } }
