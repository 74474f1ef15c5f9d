import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sortsOf } from '@skafferi/domain/shop/catalogue'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { narrow } from '../../../internal/story-frames'
import { ListingToolbar } from './ListingToolbar'

const meta = {
  title: 'Commerce/Catalogue/ListingToolbar',
  component: ListingToolbar,
  args: {
    title: '45 Products Found',
    sort: 'most_popular',
    sorts: sortsOf({ q: '' }),
    filterCount: 0,
    onSortChange: fn(),
    onFiltersOpen: fn(),
  },
  parameters: guide({
    also: ['sort', 'results bar'],
    use: ['For the header of a product listing: number of results, filters, sort order, layout.'],
    avoid: ['For a table that is sorted by its columns: SortHeader.'],
    do: ['Show the number of results of all pages in the title.', 'Offer “closest match” only for a search.'],
    dont: ['Don’t add a second search box.'],
    keys: [
      { key: 'Tab', does: 'moves to Filters, the sort order, and the layout' },
      { key: 'Arrow keys', does: 'select the sort order; switch between shelves and order list' },
    ],
    parts: [
      { name: 'Heading', is: 'The number of results.', at: 'h1' },
      { name: 'Filters', is: 'Opens the filters if they have no column.', at: 'button[aria-haspopup=dialog]' },
      { name: 'Sort', is: 'The sort order.', at: 'select' },
    ],
    content: ['The heading repeats the search text in quotation marks.'],
    widths:
      'One line on a desktop, where the filters have their own column; below 1024 px the heading, then filters and sort order in a row.',
    announces: 'The heading gets the focus when another page of results is loaded.',
    pairs: [
      {
        right: { title: '45 Products Found' },
        wrong: { title: 'Results' },
        because: 'The number of results helps to decide whether to filter.',
      },
    ],
  }),
} satisfies Meta<typeof ListingToolbar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '45 Products Found' })).toBeVisible()
    const sort = canvas.getByRole('combobox', { name: 'Sort' })
    await expect(sort).toHaveDisplayValue('Most Popular')
    await expect(
      within(sort)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Most Popular', 'Newest', 'Price Low to High', 'Price High to Low'])
  },
}

export const SortEvents: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const sort = canvas.getByRole('combobox', { name: 'Sort' })
    await userEvent.selectOptions(sort, 'Price Low to High')
    await expect(args.onSortChange).toHaveBeenCalledWith({ sort: 'price_asc' })
  },
}

/** Below 1024 px the filters are behind a button with their number. */
export const ActiveFilters: Story = {
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
/** The layout switch is one tab stop; arrow keys change it. */
/** The sort order is not cut off at 320 px. */
export const NarrowPhone: Story = {
  ...behaviour,
  decorators: [narrow],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const select = canvas.getByRole<HTMLSelectElement>('combobox')
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
    const text = Object.assign(document.createElement('canvas').getContext('2d')!, { font })
    const width = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    await expect(text.measureText('Most Popular').width).toBeLessThan(width)
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { layout: 'shelves', onLayoutChange: fn(), onFiltersOpen: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Shelf' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onLayoutChange).toHaveBeenCalledWith({ layout: 'pad' })
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Sort' })).toHaveFocus()
  },
}

/** In a search the best match is first, and another sort order can be chosen. */
export const InASearch: Story = {
  args: { sort: 'relevance', sorts: sortsOf({ q: 'liquorice' }) },
  play: async ({ canvas }) => {
    const sort = canvas.getByRole('combobox', { name: 'Sort' })
    await expect(sort).toHaveDisplayValue('Relevance')
  },
}

export const InASearchSorts: Story = {
  ...InASearch,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const sort = canvas.getByRole('combobox', { name: 'Sort' })
    await userEvent.selectOptions(sort, 'Newest')
    await expect(args.onSortChange).toHaveBeenCalledWith({ sort: 'newest' })
  },
}

/** Grid, or order list. */
export const WithQuickOrder: Story = {
  args: { layout: 'pad', onLayoutChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Order list' })).toBeChecked()
  },
}

export const WithQuickOrderSwitches: Story = {
  ...WithQuickOrder,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Shelf' }))
    await expect(args.onLayoutChange).toHaveBeenCalledWith({ layout: 'shelves' })
  },
}

export const WithQuickOrderNarrow: Story = {
  args: { ...WithQuickOrder.args, title: '1,234,567 Products Found', filterCount: 12 },
  decorators: [narrow],
}

export const States: Story = {
  render: (args) => <StatesMatrix part={ListingToolbar} args={args} target="select" cell={34} />,
}

export const Dark: Story = { ...WithQuickOrder, globals: { scheme: 'dark' } }
export const HighContrast: Story = { ...WithQuickOrder, globals: { contrast: 'more' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
