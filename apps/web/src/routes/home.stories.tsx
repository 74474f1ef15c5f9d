import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createHandlers, http } from '@skafferi/fixtures/msw'
import {
  contentMissing,
  failingCartChanges,
  failingCategoriesAndTags,
  failingExplore,
  failingFlashSale,
  failingProduct,
  failingProducts,
  failingShelf,
  newShelf,
  noFlashSale,
  noProducts,
  outOfStockOnAdd,
  stillLoading,
  unansweredAdd,
  unauthorized,
  refusalWithoutMessageOnAdd,
  wishlistRefusalWithoutMessage,
} from '@skafferi/fixtures/scenarios'
import { wishlistOf } from '@skafferi/fixtures/world'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { expectAddress, expectHeading, StoryPage } from '../stories/StoryPage'
import { singleVariantProduct, expectAdding, findCard, multiVariantProduct, openVariants } from '../stories/story-cards'
import { network, storyWorld } from '../stories/story-shop'

/** The start page of customers: the sale, regular articles, arrivals and popular products. */
const meta = {
  title: 'Pages/Shopping/Home',
  component: StoryPage,
  args: { address: '/', who: 'kiosk' },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

const bestSellers = storyWorld.listItems.slice(0, 8)
const savedItem = wishlistOf(storyWorld, 'kiosk').find(({ id }) => bestSellers.some((product) => product.id === id))!

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the frame has the customer, the cart and the categories', async () => {
      await expect(await canvas.findByText('Welcome, Anna Lindqvist')).toBeVisible()
      const lines = storyWorld.carts.bulk.items.length
      await expect(await canvas.findByRole('link', { name: `Cart, ${lines} items` })).toBeVisible()
      const tabs = within(await canvas.findByRole('navigation', { name: 'Categories' }))
      await expect(await tabs.findAllByRole('link')).toHaveLength(storyWorld.categories.length)
    })
    await step('eight best sellers, in the store’s order', async () => {
      await expectHeading(canvas, 'Welcome, Anna')
      const shelf = within(await canvas.findByRole('region', { name: 'Best Selling Products' }))
      const titles = shelf.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
      await expect(titles).toEqual(bestSellers.map(({ title }) => title))
    })
  },
}

export const Loading: Story = {
  parameters: network(stillLoading()),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Loading products...'))[0]).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
  },
}

/** A shop that has sold nothing has no best sellers, and no heading for them. */
export const Empty: Story = {
  parameters: network(noProducts()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Explore Our Products' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Best Selling Products' })).toBeNull())
  },
}

/** The popular products cannot be loaded; Try Again shows them. */
export const Failed: Story = {
  parameters: network(failingProducts()),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Failed to load products. Please try again later.')).toBeVisible()
    msw.use(...createHandlers(storyWorld))
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(await canvas.findByRole('region', { name: 'Best Selling Products' })).toBeVisible()
  },
}

/** Without the store's categories and tags the frame shows the default ones. */
export const WithoutCategories: Story = {
  parameters: network(failingCategoriesAndTags()),
  play: async ({ canvas }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: 'Categories' }))
    await expect(await tabs.findByRole('link', { name: 'Food & Candy' })).toBeVisible()
    await expect(tabs.getAllByRole('link')).toHaveLength(2)
    const tags = within(await canvas.findByRole('navigation', { name: 'Popular tags' }))
    await expect(tags.getByRole('link', { name: 'iPhone' })).toBeVisible()
  },
}

/** A response that does not match the contract fails on its shelf, like an error. */
export const MalformedResponse: Story = {
  parameters: network([http.untyped.get('*/store/products', () => Response.json({ products: [null] }))]),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Failed to load products. Please try again later.')).toBeVisible()
    msw.use(...createHandlers(storyWorld))
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(await canvas.findByRole('region', { name: 'Best Selling Products' })).toBeVisible()
  },
}

export const Adding: Story = {
  tags: ['reaches'],
  play: ({ canvasElement }) => expectAdding(canvasElement, 'Item added to cart'),
}

/** A card's message disappears after three seconds. */
export const MessageDisappears: Story = {
  ...behaviour,
  play: async ({ canvasElement }) => {
    await expectAdding(canvasElement, 'Item added to cart')
    const card = await findCard(canvasElement, singleVariantProduct.title)
    await waitFor(() => expect(card.queryByText('Item added to cart')).toBeNull())
  },
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

/** What is filled on the shelf is added with one press, once. */
export const FillingTheShelf: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    const places = within(await canvas.findByRole('list', { name: 'Your shelf' }))
    await userEvent.click(places.getAllByRole('button', { name: /^(Fill|Add) / })[0]!)
    await expect(await canvas.findByText('1 line filled')).toBeVisible()
    const add = canvas.getByRole('button', { name: 'Add 1 line' })
    add.click()
    add.click()
    await waitFor(() => expect(canvas.queryByText('1 line filled')).toBeNull())
    await expect(await canvas.findByRole('link', { name: 'View cart' })).toBeVisible()
  },
}

/** A company without orders gets suggestions. */
export const NoOrders: Story = {
  parameters: network(newShelf(storyWorld)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Start with this shelf' })).toBeVisible()
  },
}

/** The shelf fails separately. */
export const ShelfFailed: Story = {
  parameters: network(failingShelf()),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Failed to load your shelf')).toBeVisible()
    msw.use(...createHandlers(storyWorld))
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(await canvas.findByRole('list', { name: 'Your shelf' })).toBeVisible()
  },
}

/** A wishlist button changes once the store has confirmed, with a message. */
export const SavingAnItem: Story = {
  tags: ['reaches'],
  play: async ({ canvasElement }) => {
    const card = await findCard(canvasElement, singleVariantProduct.title)
    const heart = card.getByRole('button', { name: 'Wishlist' })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(heart)
    await expect(await card.findByText('Successfully added to wishlist')).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  },
}

/** A saved product is removed with the same button. */
export const RemovedFromWishlist: Story = {
  tags: ['reaches'],
  play: async ({ canvasElement }) => {
    const card = await findCard(canvasElement, savedItem.title)
    const heart = card.getByRole('button', { name: 'Wishlist' })
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(heart)
    await expect(await card.findByText('Successfully removed from wishlist')).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  },
}

/** The wishlist button does not change if the store refuses. */
export const SavingAnItemFailed: Story = {
  tags: ['reaches'],
  parameters: network(wishlistRefusalWithoutMessage()),
  play: async ({ canvasElement }) => {
    const card = await findCard(canvasElement, singleVariantProduct.title)
    await userEvent.click(card.getByRole('button', { name: 'Wishlist' }))
    await expect(await card.findByText('Failed to toggle wishlist')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Wishlist' })).toHaveAttribute('aria-pressed', 'false')
  },
}

/** Without a running sale, none is mentioned. */
export const NoFlashSale: Story = {
  parameters: network(noFlashSale(storyWorld)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Explore Our Products' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Flash Sales' })).toBeNull())
  },
}

/** A sale that cannot be loaded is not mentioned. */
export const FlashSaleFailed: Story = {
  parameters: network(failingFlashSale()),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Best Selling Products' })
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Flash Sales' })).toBeNull())
  },
}

/** Explore fails separately. */
export const ExploreFailed: Story = {
  parameters: network(failingExplore()),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Failed to load products. Please try again later.')).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'Best Selling Products' })).toBeVisible()
    msw.use(...createHandlers(storyWorld))
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(await canvas.findByRole('list', { name: 'Explore Our Products' })).toBeVisible()
  },
}

/** Without its blocks the page has the shop's shelves, and a line that says why. */
export const WithoutBanners: Story = {
  parameters: network(contentMissing()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error loading content: API Error (404): No banner data found')).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'Best Selling Products' })).toBeVisible()
    await expect(canvas.queryByText('$299')).toBeNull()
  },
}

/** A product of several variants opens a dialog to choose one. */
export const SelectingAVariant: Story = {
  tags: ['reaches'],
  play: async ({ canvasElement }) => {
    const dialog = await openVariants(canvasElement)
    await expect(await dialog.findByRole('heading', { name: multiVariantProduct.title })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Buy Now' }))
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Please select all product options'))
  },
}

/** The dialog's product cannot be loaded. */
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

/** Searching from the header leads to the listing. */
export const Searching: Story = {
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Search products' }), 'mint{Enter}')
    await expectAddress(canvasElement, '/products?q=mint')
    await expectHeading(canvas, /Products Found$/)
  },
}

/** Logging out leads to the landing page. */
export const LoggingOut: Story = {
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'My account' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Logout' }))
    await expectAddress(canvasElement, '/landing')
    await expect(await canvas.findByRole('link', { name: 'Sign In' })).toBeVisible()
  },
}

/** A visitor is redirected to the landing page. */
export const SignedOut: Story = {
  args: { who: null },
  play: async ({ canvas, canvasElement }) => {
    await expectAddress(canvasElement, '/landing')
    await expect(await canvas.findByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in')
  },
}

/** A customer whose session has ended sees that on the sign-in page. */
export const SessionEnded: Story = {
  parameters: network(unauthorized()),
  play: async ({ canvas, canvasElement }) => {
    await expectAddress(canvasElement, '/sign-in')
    await expect(await canvas.findByText('You were signed out. Sign in to go on.')).toBeVisible()
  },
}

/** On a phone the navigation is in a menu. */
export const Phone: Story = {
  tags: ['reaches'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Best Selling Products' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const menu = within(await canvas.findByRole('dialog', { name: 'Menu' }))
    const category = await menu.findByRole('link', { name: 'Nicotine Pouches' })
    await waitFor(() => expect(category).toBeVisible())
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
