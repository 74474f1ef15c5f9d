import { hostileProduct, soldOutProduct } from '@skafferi/fixtures/build'
import { useState } from 'react'
import type { PurchaseState } from '@skafferi/domain/shop/product/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { filledBackground } from '../../../internal/stories/filled-background'
import { guide } from '../../../internal/stories/guide'
import { pressSlowly } from '../../../internal/stories/press-slowly'
import { failed, problemOf, ready } from '../../../internal/stories/story-load'
import { pageOf, worldProduct } from '../../../internal/stories/story-products'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { tabTo } from '../../../internal/stories/tab-to'
import { AddToCartDialog } from './AddToCartDialog'

const mix = worldProduct('Björkö Saturday Mix')
const idle = { status: 'idle', problem: null, refusal: null } as const
const retry = fn()

const meta = {
  title: 'Commerce/Cart/AddToCartDialog',
  component: AddToCartDialog,
  args: {
    open: true,
    product: ready(pageOf(mix)),
    state: idle,
    onModeChange: fn(),
    onOptionChoose: fn(),
    onQuantityChange: fn(),
    onAddToCart: fn(),
    onBuyNow: fn(),
    onClose: fn(),
  },
  decorators: [withShopPaths],
  parameters: guide({
    also: ['quick add', 'variant dialog', 'quick view'],
    use: ['For choosing a variant from a list of products.'],
    avoid: ['If the product has one variant: ProductCard adds it directly.', 'On the product page: PurchasePanel.'],
    do: [
      'Open it at once and show a skeleton while the product loads.',
      'Go to the cart after Buy Now; stay on the page after Add to Cart.',
    ],
    dont: [
      'Don’t load it with the page: most buyers never open it.',
      'Don’t allow it to close while a purchase is being sent.',
    ],
    keys: [
      { key: 'Tab', does: 'moves through the controls and stays in the dialog' },
      { key: 'Escape', does: 'closes it without buying' },
      { key: 'Enter', does: 'in the quantity, adds it to the cart; on a button, presses it' },
    ],
    parts: [
      { name: 'Title', is: 'The task, not the product’s name.', at: '[data-part=title]' },
      { name: 'Product', is: 'The product with its prices and options.', at: '[data-part=body]' },
      { name: 'Actions', is: 'Buy now, or add and continue shopping.', at: 'dialog > div:last-of-type button' },
    ],
    content: ['Use the same texts as the product page.'],
    widths: '640 px wide on a desktop; a bottom sheet on phones.',
    announces:
      'The title when it opens. A refused choice is announced next to its control; the buttons are busy while it adds.',
    pairs: 'takes the window',
  }),
} satisfies Meta<typeof AddToCartDialog>

export default meta
type Story = StoryObj<typeof meta>

/** The product page's own controls and buttons. */
export const Default: Story = {}

/** Add to Cart is the primary button, Buy Now the secondary one (DECISIONS row 28a). */
export const AddIsFilled: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    const groundOf = (name: string) => getComputedStyle(canvas.getByRole('button', { name })).backgroundColor
    await expect(groundOf('Add to Cart')).toBe(filledBackground(canvas.getByRole('dialog')))
    await expect(groundOf('Buy Now')).not.toBe(groundOf('Add to Cart'))
  },
}

export const ChoosesAndBuys: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Select Variant' }))

    await step('a variant is chosen', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: '400 g' }))
      await expect(args.onOptionChoose).toHaveBeenCalledWith({ optionId: mix.options[0]?.id, value: '400 g' })
    })

    await step('it can be bought in two ways', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Add to Cart' }))
      await expect(args.onAddToCart).toHaveBeenCalledOnce()
      await userEvent.click(dialog.getByRole('button', { name: 'Buy Now' }))
      await expect(args.onBuyNow).toHaveBeenCalledOnce()
    })

    await step('it can be closed', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
  },
}

const [size] = mix.options
const chosen = { [size!.title]: '400 g' }

export const Chosen: Story = {
  args: { product: ready(pageOf(mix, { options: chosen, mode: 'bulk', quantity: 60 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total amount')).toBeInTheDocument()
  },
}

/** Invalid quantities stay, have an error and are not ordered; a valid one is, by button and by Enter. */
export const InvalidQuantities: Story = {
  ...behaviour,
  render: function Render(args) {
    const [quantity, setQuantity] = useState<number | null>(60)
    const [refusal, setRefusal] = useState<PurchaseState['refusal']>(null)
    const view = pageOf(mix, { options: chosen, mode: 'bulk', quantity })
    const buying = (buy: () => void) => () => {
      setRefusal(view.quantityRefusal)
      if (view.quantityRefusal === null) buy()
    }
    return (
      <AddToCartDialog
        {...args}
        product={ready(view)}
        state={{ ...idle, refusal }}
        onQuantityChange={(event) => {
          setQuantity(event.quantity)
          setRefusal(null)
        }}
        onAddToCart={buying(args.onAddToCart)}
        onBuyNow={buying(args.onBuyNow)}
      />
    )
  },
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('spinbutton')
    const add = canvas.getByRole('button', { name: 'Add to Cart' })
    for (const text of ['49', '0', '-3', '2.5', '', 'abc']) {
      await step(`“${text}”`, async () => {
        await userEvent.clear(field)
        if (text) await userEvent.type(field, text)
        await pressSlowly(add)
        await pressSlowly(canvas.getByRole('button', { name: 'Buy Now' }))
        await userEvent.keyboard('{Enter}')
        await expect(field).toHaveFocus()
        await expect(field).toHaveValue(text)
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription(
          text === '49' ? 'Minimum order quantity for bulk orders is 50 units' : 'Please select a valid quantity',
        )
      })
    }
    await expect(args.onAddToCart).not.toHaveBeenCalled()
    await expect(args.onBuyNow).not.toHaveBeenCalled()
    await step('then a valid quantity', async () => {
      await userEvent.keyboard('{Control>}a{/Control}75')
      await pressSlowly(add)
      await expect(args.onAddToCart).toHaveBeenCalledOnce()
    })
    await step('with Enter', async () => {
      await userEvent.click(field)
      await userEvent.keyboard('{Enter}')
      await expect(args.onAddToCart).toHaveBeenCalledTimes(2)
    })
  },
}

export const Loading: Story = {
  args: { product: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading product...')
    await expect(canvas.queryByRole('button', { name: 'Buy Now' })).toBeNull()
  },
}

export const Failed: Story = {
  args: {
    product: failed(problemOf('load_product'), retry),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load product details')
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

export const Refused: Story = {
  args: { state: { ...idle, refusal: 'select_all_options' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please select all product options')
  },
}

export const Buying: Story = {
  args: { product: ready(pageOf(mix, { options: chosen })), state: { ...idle, status: 'buying' } },
}

/** While a purchase is running the dialog cannot be closed. */
export const BuyingBlocksActions: Story = {
  ...Buying,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Adding...' }))
    await expect(args.onBuyNow).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeDisabled()
  },
}

export const SoldOut: Story = {
  args: { product: ready(pageOf(soldOutProduct())) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Out of stock' })).toBeDisabled()
  },
}

export const HostileText: Story = { args: { product: ready(pageOf(hostileProduct())) } }
/** A current sale is marked on the picture and at the price. */
export const Sale: Story = {
  args: { product: ready(pageOf(worldProduct('Björkö Sour Pears'))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−15%')).toBeInTheDocument()
  },
}

/** A variant is bought, and the dialog left, without a mouse. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { product: ready(pageOf(mix, { options: chosen })) },
  play: async ({ args, canvas, canvasElement }) => {
    const buy = canvas.getByRole('button', { name: 'Buy Now' })
    await tabTo(buy)
    await userEvent.keyboard('{Enter}')
    await expect(args.onBuyNow).toHaveBeenCalledOnce()
    const dialog = within(canvasElement).getByRole('dialog')
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** On a phone it is a sheet from below, without overflow. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { product: ready(pageOf(mix, { options: chosen, mode: 'bulk', quantity: 60 })) },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
