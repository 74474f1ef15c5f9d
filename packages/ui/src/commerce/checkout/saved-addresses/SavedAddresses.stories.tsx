import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { storySavedAddresses } from '../../../internal/stories/story-checkout'
import { narrow, themes } from '../../../internal/story-frames'
import { SavedAddresses } from './SavedAddresses'

const [shop, box] = storySavedAddresses

const meta = {
  title: 'Commerce/Checkout/SavedAddresses',
  component: SavedAddresses,
  args: { addresses: storySavedAddresses, state: 'idle', onUse: fn() },
  parameters: guide({
    also: ['stored addresses'],
    use: ['For an order without an address, if the company has saved ones.'],
    avoid: [
      'An order with an address: use AddressCard with a Change button.',
      'Editing a saved address: AddressDialog offers the same addresses in its first field.',
    ],
    do: ['Sort addresses by last use, latest first.', 'Show at most four addresses; more need a search.'],
    dont: ['Do not pass a long address book: AddressDialog has a search.', 'Do not show the same address twice.'],
    keys: [
      { key: 'Tab', does: 'Moves from address to address.' },
      { key: 'Enter, Space', does: 'Uses the address.' },
    ],
    parts: [
      { name: 'Address', is: 'An AddressCard.', at: 'li' },
      { name: 'Use', is: 'Uses the address for the order.', at: 'button' },
    ],
    content: ['The label is “Use”. Its accessible name includes the address.'],
    widths: 'One card per row.',
    announces: 'A list with a name. The pressed button is busy.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof SavedAddresses>

export default meta
type Story = StoryObj<typeof meta>

/** Every button names its address. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Addresses you have used' })).toBeVisible()
  },
}

export const Uses: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Use .*Box 1140/ }))
    await expect(args.onUse).toHaveBeenLastCalledWith({ id: box!.id })
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onUse).toHaveBeenLastCalledWith({ id: shop!.id })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onUse).toHaveBeenLastCalledWith({ id: box!.id })
  },
}

export const Saving: Story = { args: { state: 'saving' } }

/** While one is saved the others are disabled. */
export const SavingBlocksActions: Story = {
  ...Saving,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Box 1140/ }))
    await expect(args.onUse).not.toHaveBeenCalled()
  },
}

export const None: Story = {
  args: { addresses: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const HostileTextNarrow: Story = {
  args: {
    addresses: [{ ...shop!, lines: ['<img src=x onerror=alert(1)>', 'Aktiebolaget'.repeat(16), 'Storgatan 1'] }],
  },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvasElement.querySelector('img[src=x]')).toBeNull()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { decorators: [themes] }
