import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createHandlers } from '@skafferi/fixtures/msw'
import {
  malformedResponse,
  failingCartChanges,
  failingProduct,
  failingProducts,
  noProducts,
  outOfStockOnAdd,
  stillLoading,
  unansweredAdd,
  unauthorized,
  refusalWithoutMessageOnAdd,
  wishlistRefusalWithoutMessage,
} from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { expectAddress, expectHeading, StoryPage } from '../stories/StoryPage'
import { singleVariantProduct, expectAdding, findCard, multiVariantProduct, openVariants } from '../stories/story-cards'
import { network, storyWorld } from '../stories/story-shop'

/** The listing: search, filters, sorting and pages, as shelves or as an order list. */
const meta = {
  title: 'Pages/Shopping/Products',
  component: StoryPage,
  args: { address: '/products', who: 'kiosk' },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

const productCount = storyWorld.products.length
const pouchCount = storyWorld.categories.find(({ name }) => name === 'Nicotine Pouches')!.product_count

/** All products; the number is the total, not that of the page. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the first twenty', async () => {
      await expectHeading(canvas, `${productCount} Products Found`)
      await expect(canvas.getAllByRole('article')).toHaveLength(20)
    })
  },
}

export const Links: Story = {
  ...behaviour,
  play: async (context) => {
    await Default.play!(context)
    const { canvas, canvasElement, step } = context
    await step('the next page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      await expectAddress(canvasElement, '/products?page=2')
      await expect(await canvas.findByText(`Showing 21–40 of ${productCount}`)).toBeVisible()
    })
    await step('a tab of the header opens its category', async () => {
      const tabs = within(canvas.getByRole('navigation', { name: 'Categories' }))
      await userEvent.click(tabs.getByRole('link', { name: 'Nicotine Pouches' }))
      await expectAddress(canvasElement, '/products?category=Nicotine%20Pouches')
      await expectHeading(canvas, `${pouchCount} Products Found`)
      await expect(tabs.getByRole('link', { name: 'Nicotine Pouches' })).toHaveAttribute('aria-current', 'page')
    })
  },
}

/** A copied link restores the search; the clear button shows all products. */
export const Searched: Story = {
  args: { address: '/products?q=saturday' },
  play: async ({ canvas }) => {
    await expectHeading(canvas, '1 Product Found')
    const box = canvas.getByRole('combobox', { name: 'Search products' })
    await expect(box).toHaveValue('saturday')
    await expect(canvas.getByRole('combobox', { name: 'Sort' })).toHaveDisplayValue('Relevance')
  },
}

export const SearchedClears: Story = {
  ...Searched,
  ...behaviour,
  play: async (context) => {
    await Searched.play!(context)
    const { canvas, canvasElement } = context
    const box = canvas.getByRole('combobox', { name: 'Search products' })
    const search = within(canvas.getByRole('search', { name: 'Search products' }))
    await userEvent.click(search.getByRole('button', { name: 'Clear search' }))
    await expectAddress(canvasElement, '/products')
    await expect(box).toHaveFocus()
    await expectHeading(canvas, `${productCount} Products Found`)
    const sort = canvas.getByRole('combobox', { name: 'Sort' })
    await expect(sort).toHaveDisplayValue('Most Popular')
    await expect(within(sort).queryByRole('option', { name: 'Relevance' })).toBeNull()
  },
}

/** Clearing the search in the page, with or without results, also empties the search field of the header. */
export const SearchedClearsInThePage: Story = {
  ...Searched,
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    const main = within(canvas.getByRole('main'))
    await userEvent.click(await main.findByRole('button', { name: 'Clear search' }))
    await expectAddress(canvasElement, '/products')
    const box = canvas.getByRole('combobox', { name: 'Search products' })
    await waitFor(() => expect(box).toHaveValue(''))
    await waitFor(() => expect(box).toHaveFocus())
  },
}

export const NothingFoundResets: Story = {
  ...SearchedClearsInThePage,
  args: { address: '/products?q=surströmming' },
}

/** Every filter is in the URL. */
export const Filtered: Story = {
  args: { address: '/products?q=mint&category=Nicotine+Pouches' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove Nicotine Pouches' })).toBeVisible()
  },
}

export const FilteredChoices: Story = {
  ...Filtered,
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    const chip = await canvas.findByRole('button', { name: 'Remove Nicotine Pouches' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort' }), 'Price Low to High')
    await expectAddress(canvasElement, '/products?q=mint&category=Nicotine+Pouches&sort=price_asc')
    await userEvent.click(chip)
    await expectAddress(canvasElement, '/products?q=mint&sort=price_asc')
  },
}

export const Loading: Story = {
  parameters: network(stillLoading()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Loading products...' })).toBeVisible()
  },
}

export const LoadingASearch: Story = {
  args: { address: '/products?q=mint' },
  parameters: network(stillLoading()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Searching products...' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { address: '/products?q=nothing' },
  parameters: network(noProducts()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No products found.' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: '0 Products Found' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: network(failingProducts()),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Failed to load products. Please try again later.')).toBeVisible()
    msw.use(...createHandlers(storyWorld))
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expectHeading(canvas, `${productCount} Products Found`)
  },
}

/** A response that does not match the contract fails on this page, like an error, and not in the frame around it. */
export const MalformedResponse: Story = {
  ...Failed,
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(malformedResponse()) },
}

export const Adding: Story = {
  tags: ['reaches'],
  play: ({ canvasElement }) => expectAdding(canvasElement, 'Item added to cart'),
}

export const OutOfStock: Story = {
  tags: ['reaches'],
  parameters: network(outOfStockOnAdd()),
  play: ({ canvasElement }) => expectAdding(canvasElement, 'Out of stock'),
}

/** Any other refusal shows the store's message. */
export const AddingRefused: Story = {
  tags: ['reaches'],
  parameters: network(failingCartChanges()),
  play: ({ canvasElement }) => expectAdding(canvasElement, 'Something went wrong on our side.'),
}

export const AddingRefusedWithoutMessage: Story = {
  tags: ['reaches'],
  parameters: network(refusalWithoutMessageOnAdd()),
  play: ({ canvasElement }) => expectAdding(canvasElement, 'Failed to add item to cart'),
}

export const AddingNoResponse: Story = {
  tags: ['reaches'],
  parameters: network(unansweredAdd()),
  play: ({ canvasElement }) => expectAdding(canvasElement, 'An error occurred while adding item to cart'),
}

export const BuyingNow: Story = {
  ...behaviour,
  play: async ({ canvasElement }) => {
    const card = await findCard(canvasElement, singleVariantProduct.title)
    await userEvent.click(card.getByRole('button', { name: 'Buy Now' }))
    await expectAddress(canvasElement, '/cart')
  },
}

/** A variant is chosen in the dialog and bought from there. */
export const SelectingAVariant: Story = {
  ...behaviour,
  play: async ({ canvasElement }) => {
    const dialog = await openVariants(canvasElement)
    const product = storyWorld.products.find(({ id }) => id === multiVariantProduct.id)!
    for (const { title, values } of product.options) {
      const group = within(await dialog.findByRole('radiogroup', { name: new RegExp(title) }))
      await userEvent.click(group.getByRole('radio', { name: new RegExp(`^${values[0]!.value}( ·|$)`) }))
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Buy Now' }))
    await expectAddress(canvasElement, '/cart')
  },
}

export const VariantsFailed: Story = {
  ...behaviour,
  parameters: { ...behaviour.parameters, ...network(failingProduct()) },
  play: async ({ canvasElement, msw }) => {
    const dialog = await openVariants(canvasElement)
    await expect(await dialog.findByText('Failed to load product details')).toBeVisible()
    msw.use(...createHandlers(storyWorld))
    await userEvent.click(dialog.getByRole('button', { name: 'Try Again' }))
    await expect(await dialog.findByRole('heading', { name: multiVariantProduct.title })).toBeVisible()
  },
}

/** In the order list every product is a line; the URL keeps the view across searches. */
export const QuickOrder: Story = {
  tags: ['reaches'],
  args: { address: '/products?q=mint' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Order list' }))
    await expectAddress(canvasElement, '/products?q=mint&view=list')
    const pad = await canvas.findByRole('table', { name: 'Products' })
    await expect(within(pad).getAllByRole('rowheader').length).toBeGreaterThan(1)
    await expect(canvas.queryByRole('article')).toBeNull()
  },
}

/** The URL names the view; the former name of the order list still works. */
export const QuickOrderByPath: Story = {
  args: { address: '/products?q=mint&view=list' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Products' })).toBeVisible()
  },
}

export const QuickOrderByFormerPath: Story = {
  ...QuickOrderByPath,
  args: { address: '/products?q=mint&view=pad' },
}

export const ShelvesByPath: Story = {
  args: { address: '/products?q=mint&view=shelf' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(1)
    await expect(canvas.getByRole('radio', { name: 'Shelf' })).toBeChecked()
  },
}

/** A page beyond the end shows the last one, and the URL is corrected. */
export const BeyondTheEnd: Story = {
  args: { address: '/products?page=9999&view=list' },
  play: async ({ canvas, canvasElement }) => {
    const last = Math.ceil(productCount / 20)
    await expect(
      await canvas.findByText(`Showing ${(last - 1) * 20 + 1}–${productCount} of ${productCount}`),
    ).toBeVisible()
    await expectAddress(canvasElement, `/products?page=${last}&view=list`)
  },
}

/** A search without results is not a page beyond the end. */
export const BeyondTheEndOfEmptyList: Story = {
  args: { address: '/products?q=surströmming&page=7' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'No products found.' })).toBeVisible()
    await expectAddress(canvasElement, '/products?q=surstr%C3%B6mming')
  },
}

export const QuickOrderAndBack: Story = {
  ...QuickOrder,
  ...behaviour,
  play: async (context) => {
    await QuickOrder.play!(context)
    const { canvas, canvasElement } = context
    await userEvent.click(canvas.getByRole('radio', { name: 'Shelf' }))
    await expectAddress(canvasElement, '/products?q=mint&view=shelf')
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(1)
  },
}

/** The wishlist button changes once the store has confirmed. */
export const SavingAnItem: Story = {
  tags: ['reaches'],
  play: async ({ canvasElement }) => {
    const card = await findCard(canvasElement, singleVariantProduct.title)
    await userEvent.click(card.getByRole('button', { name: 'Wishlist' }))
    await expect(await card.findByText('Successfully added to wishlist')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Wishlist' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const SavingAnItemFailed: Story = {
  tags: ['reaches'],
  parameters: network(wishlistRefusalWithoutMessage()),
  play: async ({ canvasElement }) => {
    const card = await findCard(canvasElement, singleVariantProduct.title)
    await userEvent.click(card.getByRole('button', { name: 'Wishlist' }))
    await expect(await card.findByText('Failed to toggle wishlist')).toBeVisible()
  },
}

export const SignedOut: Story = {
  args: { who: null, address: '/products?q=mint&page=2' },
  play: ({ canvasElement }) => expectAddress(canvasElement, '/landing?return_to=%2Fproducts%3Fq%3Dmint%26page%3D2'),
}

export const SessionEnded: Story = {
  parameters: network(unauthorized()),
  play: ({ canvasElement }) => expectAddress(canvasElement, '/sign-in?return_to=%2Fproducts'),
}

/** On a phone the filters are in a sheet. */
export const Phone: Story = {
  tags: ['reaches'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: `${productCount} Products Found` })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    const sheet = within(await canvas.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(sheet.getByRole('radio', { name: /^Nicotine Pouches/ }))
    await expectAddress(canvasElement, '/products?category=Nicotine+Pouches')
    await expect(await sheet.findByRole('button', { name: `Show ${pouchCount} products` })).toBeVisible()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }

/** An order of forty lines over two pages: forty quantities and two presses, one of them for the next page. */
export const FortyLines: Story = {
  ...behaviour,
  args: { address: '/products?category=Food+%26+Candy&view=list' },
  play: async ({ canvas }) => {
    let presses = 0
    const press = async (name: RegExp) => {
      presses += 1
      await userEvent.click(await canvas.findByRole('button', { name }))
    }
    const fillPage = async (maximum: number) => {
      const fields = await canvas.findAllByRole('spinbutton', { name: /^Quantity of/ })
      const typed = fields.slice(0, maximum)
      await userEvent.click(fields[0]!)
      for (const field of typed) {
        await expect(field).toHaveFocus()
        await userEvent.keyboard('1{Enter}')
      }
      return typed.length
    }
    const goToNextPage = async () => {
      const [before] = canvas.getAllByRole('rowheader')
      await press(/^Next/)
      await waitFor(() => expect(before).not.toBeInTheDocument())
    }
    let entries = await fillPage(40)
    for (; entries < 40; entries += await fillPage(40 - entries)) await goToNextPage()
    await press(/^Add 40 lines$/)
    await expect(await canvas.findByText('40 of 40 products added to the cart')).toBeVisible()
    await expect(entries).toBe(40)
    await expect(presses).toBeLessThanOrEqual(3)
  },
}
