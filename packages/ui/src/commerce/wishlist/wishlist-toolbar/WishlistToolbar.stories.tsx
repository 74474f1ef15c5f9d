import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { narrow, themes } from '../../../internal/story-frames'
import { WishlistToolbar } from './WishlistToolbar'

const meta = {
  title: 'Commerce/Wishlist/WishlistToolbar',
  component: WishlistToolbar,
  args: {
    count: 5,
    selectedCount: 0,
    selection: 'none',
    onSelectAll: fn(),
    onAdd: fn(),
    onRemoveSelected: fn(),
    onClear: fn(),
  },
  parameters: guide({
    also: ['bulk actions'],
    use: ['Above the products of the wishlist, to select some or all, and add them to the cart or remove them.'],
    avoid: ['A single product: use the wishlist button of its card.', 'An empty wishlist: omit it.'],
    do: ['Pass the number of selected products that are still on the wishlist.'],
    dont: ['Do not ask for another confirmation: Clear asks before `onClear` is called.'],
    keys: [
      { key: 'Tab', does: 'Moves through Select all, Add to cart, Remove selected and Clear wishlist.' },
      { key: 'Space', does: 'Selects all or none.' },
      { key: 'Enter', does: 'Presses the focused button. Clear wishlist opens a confirmation.' },
      { key: 'Escape', does: 'In the confirmation: closes it without a change.' },
    ],
    parts: [
      {
        name: 'Select all',
        is: 'Selects all or none. Indeterminate if some are selected.',
        at: 'input[type=checkbox]',
      },
      { name: 'Add', is: 'Adds the selected products, or all, to the cart.', at: 'button' },
      { name: 'Clear', is: 'Clears the wishlist after a confirmation.', at: 'button:last-of-type' },
    ],
    content: ['Button labels state the scope: “Add all to cart”, “Add selected to cart”.'],
    widths: 'A row that wraps.',
    announces: 'The number of selected products is a status.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof WishlistToolbar>

export default meta
type Story = StoryObj<typeof meta>

/** Without a selection there is no Remove button. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Remove selected' })).toBeNull()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** Without a selection everything is added; with one, the selected products. */
export const AddsAll: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add all to cart' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

export const Adding: Story = {
  args: { selectedCount: 2, selection: 'some', state: 'adding' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Adding\.\.\./ })).toHaveAttribute('aria-busy', 'true')
  },
}

export const AddingBlocksActions: Story = {
  ...Adding,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Adding\.\.\./ }))
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

export const SelectsAll: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }))
    await expect(args.onSelectAll).toHaveBeenCalledWith({ selected: true })
  },
}

/** If some are selected, the checkbox is indeterminate. */
export const SomeSelected: Story = {
  args: { selectedCount: 2, selection: 'some' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
    await expect(canvas.getByRole('status')).toHaveTextContent('2 selected')
  },
}

export const SomeSelectedRemoves: Story = {
  ...SomeSelected,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove selected' }))
    await expect(args.onRemoveSelected).toHaveBeenCalledOnce()
  },
}

export const AllSelected: Story = {
  args: { selectedCount: 5, selection: 'all' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select all' })
    await expect(box).toBeChecked()
  },
}

export const AllSelectedIsUndone: Story = {
  ...AllSelected,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select all' })
    await userEvent.click(box)
    await expect(args.onSelectAll).toHaveBeenCalledWith({ selected: false })
  },
}

/** Clear asks first with the number of products; cancelling is always possible. */
export const ClearAsksFirst: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    const clear = canvas.getByRole('button', { name: 'Clear wishlist' })
    await step('clearing can be cancelled', async () => {
      await userEvent.click(clear)
      const question = within(canvas.getByRole('dialog', { name: 'Clear the wishlist?' }))
      await waitFor(() => expect(question.getByText('All 5 products on it are removed.')).toBeVisible())
      await userEvent.click(question.getByRole('button', { name: 'Keep' }))
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(args.onClear).not.toHaveBeenCalled()
      await expect(clear).toHaveFocus()
    })
    await step('or confirmed', async () => {
      await userEvent.click(clear)
      await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button', { name: 'Clear' }))
      await expect(args.onClear).toHaveBeenCalledOnce()
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    })
  },
}

/** Select, remove and clear by keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { selectedCount: 2, selection: 'some' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('[Space]')
    await expect(args.onSelectAll).toHaveBeenCalledWith({ selected: true })
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(args.onRemoveSelected).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Tab}{Enter}')
    const question = within(canvas.getByRole('dialog'))
    await expect(question.getByRole('heading')).toHaveFocus()
    await userEvent.keyboard('{Tab}{Tab}')
    await expect(question.getByRole('button', { name: 'Keep' })).toHaveFocus()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

export const Removing: Story = {
  args: { selectedCount: 2, selection: 'some', state: 'removing' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Removing\.\.\./ })
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

/** While products are being removed a second press does nothing. */
export const RemovingBlocksActions: Story = {
  ...Removing,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Removing\.\.\./ })
    await userEvent.click(button)
    await expect(args.onRemoveSelected).not.toHaveBeenCalled()
  },
}

export const Clearing: Story = { args: { state: 'clearing' } }

export const ClearingBlocksActions: Story = {
  ...Clearing,
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Clearing\.\.\./ }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

/** One product is singular. */
export const OneProduct: Story = {
  tags: ['reaches'],
  args: { count: 1 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear wishlist' }))
    await waitFor(() => expect(canvas.getByText('The product on it is removed.')).toBeVisible())
  },
}

/** At 320 px with the largest numbers the buttons wrap. */
export const HugeNumbersNarrow: Story = {
  decorators: [narrow],
  args: { count: 123_456, selectedCount: 98_765, selection: 'some' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('98,765 selected')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Themes: Story = { args: { selectedCount: 2, selection: 'some' }, decorators: [themes] }
export const RightToLeft: Story = { args: { selectedCount: 2, selection: 'some' }, globals: { direction: 'rtl' } }
