import { toVisitorProduct } from '@skafferi/fixtures/world'
import { hostileProduct, hugeNumbersProduct, soldOutProduct } from '@skafferi/fixtures/build'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { PurchaseState } from '@skafferi/domain/product/views'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { narrow, themes } from '../../internal/story-frames'
import { problemOf } from '../../internal/stories/story-load'
import { pageOf, worldProduct } from '../../internal/stories/story-products'
import { withShopPaths } from '../shop-paths/story-paths'
import { PurchasePanel } from './PurchasePanel'

const mint = worldProduct('Tjärn Cool Mint pouches')
const fish = worldProduct('Sältan Salt Liquorice Fish')
const can = { Strength: '3', Pack: 'Single can' }
const unit = pageOf(mint, { options: can })
const bulk = pageOf(mint, { options: can, mode: 'bulk', quantity: 50 })
const onAddToCart = fn()
const onBuyNow = fn()
const idle: PurchaseState = { status: 'idle', problem: null, refusal: null }

const meta = {
  title: 'Commerce/PurchasePanel',
  component: PurchasePanel,
  args: {
    purchase: bulk,
    state: idle,
    buttons: 'panel',
    onModeChange: fn(),
    onOptionChoose: fn(),
    onQuantityChange: fn(),
    onAddToCart,
    onBuyNow,
  },
  decorators: [(Story) => <div className="max-w-[36rem]"><Story /></div>, withShopPaths],
  parameters: guide({
    use: [
      'Everything that is decided when one product is bought, on its page and in the dialog of the listing.',
    ],
    avoid: [
      'On a card: ProductCard’s own controls.',
      'In a list to order from: OrderPad.',
    ],
    do: [
      'Keep the order of the decision: mode, price, tiers, options, quantity, total, buttons.',
      'Say why a purchase was refused at the control it is about.',
    ],
    dont: [
      'Don’t disable Add to Cart because something is still to be chosen; say what.',
      'Don’t show a total while the price is not certain.',
    ],
    keys: [
      { key: 'Tab', does: 'goes through mode, options, quantity and buttons, in this order' },
      { key: 'Arrow keys', does: 'switch the mode and choose values' },
      { key: 'Enter', does: 'settles a typed quantity, presses a button' },
    ],
  }),
} satisfies Meta<typeof PurchasePanel>

export default meta
type Story = StoryObj<typeof meta>

/** A bulk order: the better price is yellow, the unit price struck, the minimum said. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('price, minimum and total', async () => {
      await expect(canvas.getByText('€3.20 unit price').tagName).toBe('S')
      await expect(canvas.getByText('Minimum order quantity for bulk orders is 50 units')).toBeVisible()
      await expect(canvas.getByText('€136.00')).toBeVisible()
    })
  },
}

export const ChangesReport: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    await step('the mode', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Unit Order' }))
      await expect(args.onModeChange).toHaveBeenCalledWith({ mode: 'unit' })
    })
    await step('the quantity, by a press on a quick one', async () => {
      const quick = within(canvas.getByRole('group', { name: 'Quick quantities' }))
      await userEvent.click(quick.getByRole('button', { name: '100' }))
      await expect(args.onQuantityChange).toHaveBeenCalledWith({ quantity: 100 })
    })
    await step('an option', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Roll of 10' }))
      await expect(args.onOptionChoose).toHaveBeenCalledWith({
        optionId: bulk.options[1]?.id,
        value: 'Roll of 10',
      })
    })
    await step('the buttons', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
      await expect(onAddToCart).toHaveBeenCalledOnce()
      await userEvent.click(canvas.getByRole('button', { name: 'Buy Now' }))
      await expect(onBuyNow).toHaveBeenCalledOnce()
    })
  },
}

/** A unit order: its price is nobody's bargain, so nothing is yellow. */
export const UnitOrder: Story = {
  args: { purchase: unit },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/unit price$/, { selector: 's' })).toBeNull()
    await expect(canvas.queryByText(/^Minimum order quantity/)).toBeNull()
  },
}

/** Enough pieces reach the bulk price in either mode. */
export const UnitOrderAtBulkPrice: Story = { args: { purchase: pageOf(mint, { options: can, quantity: 60 }) } }

/** Nothing chosen yet: the lowest price, and no total that might be wrong. */
export const NothingChosen: Story = {
  args: { purchase: pageOf(mint) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('from')).toBeVisible()
    await expect(canvas.queryByText('Total amount')).toBeNull()
  },
}

/** One variant, no options: nothing to choose but the quantity. */
export const WithoutOptions: Story = { args: { purchase: pageOf(fish) } }

/** Without a bulk tier there is no switch. */
export const WithoutBulk: Story = {
  args: { purchase: pageOf(worldProduct('Sony wireless headphones'), { options: { Colour: 'Sea' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { name: 'Bulk Order' })).toBeNull()
  },
}

/** A visitor reads in the price's place how prices come to be seen, and cannot order. */
export const Visitor: Story = {
  args: { purchase: pageOf(toVisitorProduct(mint)) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in to see prices' })).toHaveAttribute(
      'href',
      expect.stringContaining('/sign-in'),
    )
    await expect(canvasElement).not.toHaveTextContent('€')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const RefusedOptions: Story = {
  args: {
    purchase: pageOf(mint, { options: { Strength: '3' } }),
    state: { ...idle, refusal: 'select_all_options' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please select all product options')
  },
}

export const RefusedQuantity: Story = {
  args: { state: { ...idle, refusal: 'invalid_quantity' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please select a valid quantity')
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('Please select a valid quantity')
  },
}

export const RefusedMinimum: Story = {
  args: { state: { ...idle, refusal: 'below_bulk_minimum' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Minimum order quantity for bulk orders is 50 units')
    await expect(canvas.getByRole('spinbutton')).toHaveAttribute('aria-invalid', 'true')
  },
}

export const Adding: Story = {
  args: { state: { ...idle, status: 'adding' } },
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: /Adding\.\.\./ })
    await expect(add).toHaveAttribute('aria-busy', 'true')
  },
}

/** One button works; neither takes a second press. */
export const AddingHoldsBack: Story = {
  ...Adding,
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Now' }))
    await expect(onBuyNow).not.toHaveBeenCalled()
  },
}

export const Buying: Story = { args: { state: { ...idle, status: 'buying' } } }

/** What lies in the cart leads on to the other products. */
export const Added: Story = {
  args: { state: { ...idle, status: 'added' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Item added to cart!')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products')
    await expect(canvas.queryByRole('button', { name: 'Add to Cart' })).toBeNull()
  },
}

export const RefusedForStock: Story = {
  args: {
    state: {
      ...idle,
      problem: {
        action: 'add_to_cart',
        code: 'insufficient_inventory',
        message: 'Not enough stock for Tjärn Cool Mint pouches. 12 left.',
        fields: {},
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Out of stock')
    await expect(canvas.getByRole('alert')).toHaveTextContent('12 left.')
  },
}

export const BuyNowUnanswered: Story = {
  args: { state: { ...idle, problem: problemOf('buy_now', 'timeout') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occurred while processing your order')
  },
}

export const SoldOut: Story = {
  args: { purchase: pageOf(soldOutProduct()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Out of stock' })).toBeDisabled()
  },
}

export const HugeNumbers: Story = {
  args: { purchase: pageOf(hugeNumbersProduct(), { mode: 'bulk', quantity: 100_000 }) },
  decorators: [narrow],
}
export const Hostile: Story = { args: { purchase: pageOf(hostileProduct()) } }
export const Narrow: Story = { decorators: [narrow] }
/** A sale lowers the price of any quantity: yellow, the old price struck, and how much less it is. */
export const Sale: Story = {
  args: { purchase: pageOf(worldProduct('Björkö Sour Pears')) },
  play: async ({ canvas }) => {
    const [before] = canvas.getAllByText('€2.10')
    await expect(before?.tagName).toBe('S')
    await expect(canvas.getAllByText('15% less')[0]).toBeVisible()
  },
}

export const SaleInBulk: Story = {
  args: { purchase: pageOf(worldProduct('Björkö Sour Pears'), { mode: 'bulk', quantity: 50 }) },
}

/** From the mode to the buttons without a mouse. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onModeChange).toHaveBeenLastCalledWith({ mode: 'unit' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onOptionChoose).toHaveBeenLastCalledWith({ optionId: bulk.options[0]?.id, value: '2' })
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Single can' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('spinbutton')).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}75{Enter}')
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ quantity: 75 })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ quantity: 100 })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onAddToCart).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onBuyNow).toHaveBeenCalledOnce()
  },
}

export const Themes: Story = { decorators: [themes] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
