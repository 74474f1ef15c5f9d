import { toAddressView } from '@skafferi/domain/shop/checkout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { narrow, themes } from '../../../internal/story-frames'
import { storyWorld } from '../../../internal/stories/story-world'
import { Button } from '../../../components/actions/button'
import { AddressCard } from './AddressCard'

const { companies } = storyWorld
const { lines, countryCode, phone } = toAddressView(companies.kiosk.shipping_address)
const change = (
  <Button variant="quiet" size="sm">
    Change
  </Button>
)

const meta = {
  title: 'Commerce/Checkout/AddressCard',
  component: AddressCard,
  args: { lines, countryCode, phone, action: change },
  parameters: guide({
    also: ['shipping address', 'location'],
    use: ['For a complete postal address, such as that of an order.'],
    avoid: ['For entering an address: AddressFields.', 'For an address in a sentence or a table: plain text.'],
    do: [
      'Pass the lines in the order of a shipping label, without the country.',
      'Show at most one action, as a quiet button.',
    ],
    dont: [
      'Do not truncate a line: the driver needs it.',
      'Do not add the phone number to the lines: it is not part of the address.',
    ],
    keys: [],
    parts: [
      { name: 'Pin', is: 'Marks it as an address.', at: 'svg' },
      { name: 'Lines', is: 'In the order of a shipping label.', at: 'address' },
      { name: 'Phone', is: 'The number for delivery questions; omitted if there is none.', at: 'p' },
      { name: 'Action', is: 'Changes or uses the address. Omitted if there is no action.', at: 'button' },
    ],
    content: ['Show the lines as entered; only the country is translated.'],
    widths: 'Lines wrap; the action is at the end of the row, below it on phones.',
    announces: 'The lines in order. The action’s label contains the address, because a page can have several cards.',
    pairs: [
      {
        right: { lines },
        wrong: { lines: [lines.join(', ')] },
        because: 'Separate lines are easier to check.',
      },
    ],
  }),
} satisfies Meta<typeof AddressCard>

export default meta
type Story = StoryObj<typeof meta>

/** The country's name is last. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const country = canvas.getByText('Sweden')
    await expect(country).toBeVisible()
    await expect(country.previousElementSibling).toHaveTextContent(lines.at(-1)!)
    await expect(country.nextElementSibling).toBeNull()
    await expect(canvas.getByText('Phone +46 31 555 01 10')).toBeVisible()
  },
}

export const WithoutAction: Story = {
  args: { ...toAddressView(companies.grocer.shipping_address), action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByText(/^Phone/)).toBeNull()
  },
}

export const HostileTextNarrow: Story = {
  args: {
    lines: [
      '<script>alert(1)</script>',
      'Aktiebolaget'.repeat(12),
      'Mellanostergatan med ett mycket långt namn 114 B, uppgång C, tre trappor upp till höger',
    ],
  },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvasElement.querySelector('script')).toBeNull()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const States: Story = {
  render: (args) => (
    <StatesMatrix part={AddressCard} args={args} states={{ 'nothing to do': { action: undefined } }} cell={14} />
  ),
}

export const Themes: Story = { ...inStates, decorators: [themes] }
