import { toAddressView } from '@skafferi/domain/checkout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../internal/stories/guide'
import { inStates } from '../../internal/stories/in-states'
import { StatesMatrix } from '../../internal/stories/states-matrix'
import { narrow, themes } from '../../internal/story-frames'
import { storyWorld } from '../../internal/stories/story-world'
import { Button } from '../../components/button'
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
    use: ['For a postal address that is settled: of an order, or to take over.'],
    avoid: ['For an address being typed: AddressFields.', 'For an address in a sentence or a table: text.'],
    do: ['Give the lines in the order of a label, without the country.', 'Give one quiet action at most.'],
    dont: [
      'Do not shorten a line: a driver reads it.',
      'Do not put the phone number among the lines: it is no part of the address.',
    ],
    keys: [],
    parts: [
      { name: 'Pin', is: 'Says that it is a place.', at: 'svg' },
      { name: 'Lines', is: 'As they stand on a parcel.', at: 'address' },
      { name: 'Phone', is: 'Whom to call; left out where none was given.', at: 'p' },
      { name: 'Action', is: 'Changes or takes it over. Left out where nothing can be done.', at: 'button' },
    ],
    content: ['Lines are printed as they were entered; only the country is put into the reader’s words.'],
    widths: 'Lines wrap; the action stands at the end of the line, below it on phones.',
    announces:
      'The lines one after the other. The action names the address, because several cards may stand on a page.',
    pairs: [
      {
        right: { lines },
        wrong: { lines: [lines.join(', ')] },
        because: 'Lines stand as on a parcel, so that somebody can check them one by one.',
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
