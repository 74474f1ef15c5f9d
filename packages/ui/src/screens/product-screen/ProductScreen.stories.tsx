import {
  bareProduct,
  hostileProduct,
  hugeNumbersProduct,
  longTitleProduct,
  soldOutProduct,
} from '@skafferi/fixtures/build'
import { toVisitorProduct } from '@skafferi/fixtures/world'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PageLayout } from '../../components/page-layout'
import { withShopPaths } from '../../commerce/shop-paths/story-paths'
import { pageOf, worldProduct } from '../../internal/stories/story-products'
import { ProductScreen } from './ProductScreen'

const ready = (view: ReturnType<typeof pageOf>) => ({ status: 'ready', view, refreshing: false }) as const
const mint = worldProduct('Tjärn Cool Mint pouches')
const can = { Strength: '3', Pack: 'Single can' }
const bulk = pageOf(mint, { options: can, mode: 'bulk', quantity: 50 })
const idle = { status: 'idle', problem: null, refusal: null } as const
const retry = fn()

const failed = (code: string) =>
  ({ status: 'failed', problem: { action: 'load_product', code, message: null, fields: {} }, retry }) as const

const meta = {
  title: 'Screens/ProductScreen',
  component: ProductScreen,
  args: {
    product: ready(bulk),
    purchase: idle,
    onModeChange: fn(),
    onOptionChoose: fn(),
    onQuantityChange: fn(),
    onAddToCart: fn(),
    onBuyNow: fn(),
  },
  decorators: [(Story) => <PageLayout><Story /></PageLayout>, withShopPaths],
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        narrowest: { name: '320', styles: { width: '320px', height: '640px' } },
      },
    },
  },
} satisfies Meta<typeof ProductScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A bulk order of fifty cans. */
export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('who it is, and where in the shop', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: mint.title })).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Nicotine Pouches' })).toHaveAttribute(
        'href',
        '/products?category=Nicotine+Pouches',
      )
    })
    await step('the age limit is said', async () => {
      await expect(canvas.getByText(new RegExp(`must be ${mint.age_limit} or older`))).toBeVisible()
    })
    await step('it can be bought', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
      await expect(args.onAddToCart).toHaveBeenCalledOnce()
      await userEvent.click(canvas.getByRole('button', { name: 'Buy Now' }))
      await expect(args.onBuyNow).toHaveBeenCalledOnce()
    })
  },
}

export const UnitOrder: Story = { args: { product: ready(pageOf(mint, { options: can })) } }
export const NothingChosen: Story = { args: { product: ready(pageOf(mint)) } }

export const RefusedOptions: Story = {
  args: { product: ready(pageOf(mint)), purchase: { ...idle, refusal: 'select_all_options' } },
}

export const Added: Story = { args: { purchase: { ...idle, status: 'added' } } }

/** The page is open to visitors; prices and ordering are not. */
export const Visitor: Story = {
  args: { product: ready(pageOf(toVisitorProduct(mint))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in to see prices' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add to Cart' })).toBeNull()
    await expect(canvas.queryByRole('radio', { name: 'Bulk Order' })).toBeNull()
  },
}

export const SoldOut: Story = { args: { product: ready(pageOf(soldOutProduct())) } }

export const Loading: Story = {
  args: { product: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading product...')
  },
}

export const Failed: Story = {
  args: { product: failed('network') },
  play: async ({ canvas }) => {
    retry.mockClear()
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to load product or reviews. Please try again later.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** Trying again would change nothing: the way leads back to the products. */
export const NotFound: Story = {
  args: { product: failed('product_not_found') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Product not found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products')
    await expect(canvas.queryByRole('button', { name: 'Try Again' })).toBeNull()
  },
}

export const Bare: Story = { args: { product: ready(pageOf(bareProduct())) } }
export const Hostile: Story = { args: { product: ready(pageOf(hostileProduct())) } }
export const LongTitle: Story = { args: { product: ready(pageOf(longTitleProduct())) } }

/** On phones total and buttons stand at the foot of the window, and cover nothing that has the focus. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, step }) => {
    const bar = canvas.getByRole('region', { name: 'Your order' })
    await step('the bar is at the foot', async () => {
      await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight)
      await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
      await expect(args.onAddToCart).toHaveBeenCalledOnce()
    })
    await step('a tab reached by the keyboard is above it', async () => {
      const tab = canvas.getByRole('tab', { name: 'Description' })
      tab.focus()
      await expect(tab.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
    })
  },
}

export const Narrowest: Story = {
  args: { product: ready(pageOf(hugeNumbersProduct(), { mode: 'bulk', quantity: 100_000 })) },
  globals: { viewport: { value: 'narrowest' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
