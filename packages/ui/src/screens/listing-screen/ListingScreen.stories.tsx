import {
  awkwardProduct,
  bareProduct,
  hostileProduct,
  hugeNumbersProduct,
  longTitleProduct,
  soldOutProduct,
} from '@skafferi/fixtures/build'
import { toListItem } from '@skafferi/fixtures/world'
import { sortsOf, toListingView } from '@skafferi/domain/shop/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { CardPurchasesView } from '@skafferi/domain/shop/cart/views'
import { AddToCartDialog } from '../../commerce/cart/add-to-cart-dialog'
import { QuickOrder as QuickOrderList } from '../../commerce/cart/quick-order'
import { withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { behaviour } from '../../internal/stories/behaviour'
import { expectRobustLayout } from '../../internal/stories/robust-layout'
import { inPage } from '../../internal/stories/in-page'
import { notAdding, nothingPasted, quickOrderOf } from '../../internal/stories/story-draft'
import { failed, problemOf, ready } from '../../internal/stories/story-load'
import {
  cardOf,
  filterOf,
  pageOf,
  storyLocale,
  worldListing,
  worldProduct,
} from '../../internal/stories/story-products'
import { ListingScreen } from './ListingScreen'

const allProducts = await worldListing()
const filtered = await worldListing({
  category: 'Food & Candy',
  brands: ['Björkö', 'Sältan'],
  tags: ['Liquorice', 'Vegan', 'Sour', 'Gift'],
  minPrice: 0,
  maxPrice: 50,
})
const [first, second, third] = allProducts.products.filter(({ variantId }) => variantId !== null)
const edgeCases = [bareProduct(), hostileProduct(), hugeNumbersProduct(), longTitleProduct(), soldOutProduct()]
const idle: CardPurchasesView = { stateOf: () => 'idle', problemOf: () => null }
const retry = fn()

const meta = {
  title: 'Screens/Shopping/ListingScreen',
  component: ListingScreen,
  args: {
    filter: allProducts.filter,
    sorts: sortsOf(allProducts.filter),
    listing: ready(allProducts),
    quickOrder: (listed) => (
      <QuickOrderList
        {...listed}
        list={quickOrderOf(listed.products)}
        add={notAdding}
        paste={nothingPasted}
        priceList={{ busy: false, problem: null, onDownload: retry }}
      />
    ),
    purchases: idle,
    onFilterChange: fn(),
    onPageChange: fn(),
    onAddToCart: fn(),
    onBuyNow: fn(),
    onSelectVariant: fn(),
    onWishlistToggle: fn(),
    onLayoutChange: fn(),
  },
  decorators: [inPage(), withShopPaths],
  parameters: {
    layout: 'fullscreen',
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } },
  },
} satisfies Meta<typeof ListingScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the number of results, and the displayed range', async () => {
      const { page } = allProducts
      await expect(canvas.getByRole('heading', { level: 1, name: `${page.count} Products Found` })).toBeVisible()
      await expect(canvas.getByText(`Showing ${page.from}–${page.to} of ${page.countText}`)).toBeVisible()
      await expect(canvas.getAllByRole('article')).toHaveLength(20)
    })
    await step('half of the cards have at most 64 elements each', async () => {
      const counts = canvas.getAllByRole('article').map((card) => card.getElementsByTagName('*').length + 1)
      await expect(counts.toSorted((one, other) => one - other)[10]).toBeLessThanOrEqual(64)
    })
  },
}

export const ChoicesReport: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    await step('another sort order starts at the first page', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort' }), 'Newest')
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: filterOf({ sort: 'newest' }) })
    })

    await step('a filter at the side applies', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Under €50/ }))
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: filterOf({ minPrice: 0, maxPrice: 50 }) })
    })

    await step('the next page starts at its top, also for the keyboard', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
      await expect(args.onPageChange).toHaveBeenCalledWith({ page: 2 })
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    })
  },
}

/** Chips for the category, brands, the first three tags, the number of further tags, and the price. */
export const Filtered: Story = {
  args: { filter: filtered.filter, listing: ready(filtered) },
  play: async ({ canvas }) => {
    const chips = within(canvas.getByRole('group', { name: 'Active filters' }))
    await expect(chips.getAllByRole('button').map((button) => button.textContent || button.ariaLabel)).toEqual([
      'Remove Food & Candy',
      'Remove Björkö',
      'Remove Sältan',
      'Remove Liquorice',
      'Remove Vegan',
      'Remove Sour',
      '+1 more',
      'Remove €0 – €50',
      'Clear all',
    ])
  },
}

export const FilteredClears: Story = {
  ...Filtered,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const chips = within(canvas.getByRole('group', { name: 'Active filters' }))
    await userEvent.click(chips.getByRole('button', { name: 'Clear all' }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: filterOf() })
  },
}

/** The order list, with the same products, filters and pages. */
export const QuickOrder: Story = {
  args: { layout: 'pad' },
  play: async ({ canvas, step }) => {
    await step('a line for every product', async () => {
      const table = await canvas.findByRole('table', { name: 'Products' })
      await expect(within(table).getAllByRole('rowheader')).toHaveLength(20)
      await expect(canvas.queryByRole('article')).toBeNull()
    })
  },
}

export const QuickOrderSwitches: Story = {
  ...QuickOrder,
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    await step('back to the shelves', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Shelf' }))
      await expect(args.onLayoutChange).toHaveBeenCalledWith({ layout: 'shelves' })
    })
  },
}

export const QuickOrderRefreshing: Story = {
  args: { layout: 'pad', listing: ready(allProducts, true) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Products' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('heading', { name: 'Searching products...' })).toBeVisible()
  },
}

export const QuickOrderPhone: Story = {
  args: { layout: 'pad' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Products' })
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

/** Each card has a wishlist button. */
export const SavedItems: Story = {
  args: {
    savedItems: {
      stateOf: (id) => (id === first?.id ? 'added' : 'idle'),
      problemOf: () => null,
    },
  },
  play: async ({ canvas }) => {
    const card = (title: string | undefined) => within(canvas.getByRole('article', { name: title }))
    await expect(card(first?.title).getByText('Successfully added to wishlist')).toBeVisible()
  },
}

export const WishlistToggles: Story = {
  ...SavedItems,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const card = (title: string | undefined) => within(canvas.getByRole('article', { name: title }))
    await userEvent.click(card(second?.title).getByRole('button', { name: 'Wishlist' }))
    await expect(args.onWishlistToggle).toHaveBeenCalledWith({ productId: second?.id, saved: expect.any(Boolean) })
  },
}

const searchResults = await worldListing({ q: 'liquorice' })

/** A search is sorted by relevance; a listing without words is not. */
export const Found: Story = {
  args: { filter: searchResults.filter, sorts: sortsOf(searchResults.filter), listing: ready(searchResults) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sort' })).toHaveDisplayValue('Relevance')
  },
}

/** The button beside the search text clears it; the filters stay. */
export const FoundClears: Story = {
  ...Found,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Searched for “liquorice”')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: { ...searchResults.filter, q: '' } })
  },
}

/** A search can be sorted in another order, including the default order of the listing. */
export const FoundSorts: Story = {
  ...Found,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort' }), 'Most Popular')
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({
      filter: filterOf({ q: 'liquorice', sort: 'most_popular' }),
    })
  },
}

/** Each card shows its own purchase. */
export const Purchases: Story = {
  args: {
    purchases: {
      stateOf: (id) => (id === first?.variantId ? 'added' : id === second?.variantId ? 'failed' : 'idle'),
      problemOf: (id) =>
        id === second?.variantId ? problemOf('add_to_cart', 'not_allowed', 'Not sold in your country.') : null,
    },
  },
  play: async ({ canvas }) => {
    const card = (title: string | undefined) => canvas.getByRole('article', { name: title })
    await expect(card(first?.title)).toHaveTextContent('Item added to cart')
    await waitFor(() => expect(card(second?.title)).toHaveTextContent('Not sold in your country.'))
  },
}

export const PurchasesBuyNow: Story = {
  ...Purchases,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const card = (title: string | undefined) => canvas.getByRole('article', { name: title })
    await userEvent.click(within(card(third?.title)).getByRole('button', { name: 'Buy Now' }))
    await expect(args.onBuyNow).toHaveBeenCalledWith({
      productId: third?.id,
      variantId: third?.variantId,
      quantity: 1,
    })
  },
}

export const Loading: Story = {
  args: { listing: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Loading products...' })).toBeVisible()
  },
}

export const Searching: Story = {
  args: { listing: { status: 'loading' }, filter: filterOf({ q: 'liquorice' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Searching products...' })).toBeVisible()
  },
}

/** The chips of the filters, which the address has, keep their room. */
export const FilteredLoading: Story = {
  ...behaviour,
  args: { listing: { status: 'loading' }, filter: filterOf({ category: 'Food & Candy' }) },
  play: async ({ canvas, canvasElement }) => {
    const { bottom } = canvas.getByRole('combobox').getBoundingClientRect()
    const { top } = canvasElement.querySelector('[data-waiting]')!.getBoundingClientRect()
    await expect(top - bottom).toBeGreaterThanOrEqual(60)
  },
}

/** The words of a search, which the address has, are there while it loads. */
export const SearchLoading: Story = {
  ...behaviour,
  args: { listing: { status: 'loading' }, filter: filterOf({ q: 'liquorice' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Searched for “liquorice”')).toBeVisible()
  },
}

/** The order list waits as its rows, never as cards. */
export const QuickOrderLoading: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { layout: 'pad', listing: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Loading products...' })).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Products' })).toBeNull()
  },
}

/** The previous results stay while new ones are loading, and their products can be added to the cart. */
export const Refreshing: Story = {
  args: { listing: ready(allProducts, true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Products' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('heading', { name: 'Searching products...' })).toBeVisible()
  },
}

export const RefreshingSells: Story = {
  ...Refreshing,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Add to Cart' })[0]!)
    await expect(args.onAddToCart).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  args: {
    listing: failed(problemOf('load_products'), retry),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load products. Please try again later.')
  },
}

export const Retry: Story = {
  ...Failed,
  ...behaviour,
  play: async ({ canvas }) => {
    retry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

const noResults = await worldListing({ q: 'surströmming', tags: ['Liquorice'] })

/** No results: the search, all ways to continue, and usual articles below. */
export const NothingFound: Story = {
  args: {
    filter: noResults.filter,
    listing: ready(noResults),
    suggestions: ['Liquorice', 'Mint'],
    recentlyOrdered: <h2>Fill up again</h2>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No products found.' })).toBeVisible()
    await expect(canvas.getByText(/^No products match “surströmming” with this filter\./)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Fill up again' })).toBeVisible()
  },
}

const Pending = lazy(() => new Promise<never>(() => {}))

/** While the usual articles load, the page's footer is hidden, so that they do not move it. */
export const NothingFoundLoading: Story = {
  ...NothingFound,
  ...behaviour,
  args: { ...NothingFound.args, recentlyOrdered: <Pending /> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-waiting]')).not.toBeNull()
  },
}

export const NothingFoundResets: Story = {
  ...NothingFound,
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    await step('the same text in all products', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Search without filters' }))
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: filterOf({ q: 'surströmming' }) })
    })
    await step('a known word', async () => {
      const words = within(canvas.getByRole('group', { name: 'Try:' }))
      await userEvent.click(words.getByRole('button', { name: 'Liquorice' }))
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: filterOf({ q: 'Liquorice' }) })
    })
  },
}

export const NothingFoundResetsSearch: Story = {
  ...NothingFound,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.onFilterChange).toHaveBeenCalledWith({ filter: { ...noResults.filter, q: '' } })
  },
}

const mix = worldProduct('Björkö Saturday Mix')

/** Select Variant was pressed: the dialog is open over the listing. */
export const ChoosingVariant: Story = {
  args: {
    dialog: (
      <AddToCartDialog
        open
        product={ready(pageOf(mix))}
        state={{ status: 'idle', problem: null, refusal: null }}
        onModeChange={fn()}
        onOptionChoose={fn()}
        onQuantityChange={fn()}
        onAddToCart={fn()}
        onBuyNow={fn()}
        onClose={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Select Variant' })).toBeInTheDocument()
  },
}

/** Long, empty and hostile content. */
export const EdgeCases: Story = {
  args: {
    listing: ready(
      toListingView(
        { products: edgeCases.map(toListItem), count: 1_234_567, limit: 20, offset: 0 },
        filterOf(),
        storyLocale,
      ),
    ),
  },
}

export const Phone: Story = {
  args: { filter: filtered.filter, listing: ready(filtered) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ step }) => {
    await step('the page does not scroll sideways', async () => {
      const { scrollWidth, clientWidth } = document.documentElement
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    })
  },
}

export const PhoneFilters: Story = {
  ...Phone,
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    await step('the filters are a sheet behind a button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filters 8' }))
      const sheet = within(await canvas.findByRole('dialog', { name: 'Filters' }))
      await userEvent.click(sheet.getByRole('radio', { name: 'All Category' }))
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: { ...filtered.filter, category: null } })
    })

    await step('it shows the number of results and links to them', async () => {
      const sheet = within(canvas.getByRole('dialog', { name: 'Filters' }))
      await userEvent.click(sheet.getByRole('button', { name: new RegExp(`^Show ${filtered.page.count} product`) }))
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    })
  },
}

export const PhoneEdgeCases: Story = {
  ...EdgeCases,
  globals: { viewport: { value: 'narrowest' } },
  parameters: { viewport: { options: { narrowest: { name: '320', styles: { width: '320px', height: '640px' } } } } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const Dark: Story = { args: { filter: filtered.filter, listing: ready(filtered) }, globals: { scheme: 'dark' } }
export const HighContrast: Story = {
  args: { filter: filtered.filter, listing: ready(filtered) },
  globals: { contrast: 'more' },
}
export const RightToLeft: Story = {
  args: { filter: filtered.filter, listing: ready(filtered) },
  globals: { direction: 'rtl' },
}

/** The longest possible names, figures and addresses, no pictures, on the narrowest phone. */
export const Awkward: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    listing: ready({
      ...allProducts,
      products: [cardOf(toListItem(awkwardProduct())), ...allProducts.products.slice(0, 3)],
    }),
  },
  play: ({ canvasElement }) => expectRobustLayout(canvasElement),
}
