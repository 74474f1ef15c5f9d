import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { orderDetailOf, partlySentOrder, sentOrder, worldOrder } from '../../../internal/stories/story-orders'
import { narrow, themes } from '../../../internal/story-frames'
import { ShipmentList } from './ShipmentList'

const { shipments } = orderDetailOf(sentOrder)
const [first, second] = shipments

const meta = {
  title: 'Commerce/Orders/ShipmentList',
  component: ShipmentList,
  args: { shipments },
  decorators: [(Story) => <div className="max-w-84">{Story()}</div>],
  parameters: guide({
    also: ['tracking', 'parcels'],
    use: ['To show the parcels of an order with status, contents and tracking link.'],
    avoid: [
      'An order without parcels: omit the list; the order status is enough.',
      'Shipping prices: use ShippingTable.',
    ],
    do: ['Pass tracking URLs that the domain layer has validated: https, or null.'],
    dont: ['Do not invent a carrier, a number or a URL.'],
    keys: [
      { key: 'Tab', does: 'Moves from one tracking link to the next.' },
      { key: 'Enter', does: 'Opens the carrier’s page.' },
    ],
    parts: [
      { name: 'Carrier', is: 'The number of the parcel and its carrier.', at: 'li span' },
      { name: 'Track', is: 'The link to the tracking page.', at: 'a' },
      { name: 'Contents', is: 'The articles and their number of pieces.', at: 'ul ul' },
    ],
    content: ['The accessible name of a link includes the carrier, because a page may have several links.'],
    widths: 'One parcel per row.',
    announces: 'A list. Each link names its carrier and date, each list of contents its parcel.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof ShipmentList>

export default meta
type Story = StoryObj<typeof meta>

/** Two parcels with distinct link names, by carrier and date. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const parcel = within(canvas.getByText(`Parcel 1 · ${first!.carrier}`).closest('li')!)
    await expect(parcel.getByText(`Sent ${first!.date}`)).toBeVisible()
    await expect(
      parcel.getByRole('link', { name: `Track shipment, ${first!.carrier}, ${first!.date}` }),
    ).toHaveAttribute('href', first!.trackingUrl)
  },
}

/** Each parcel lists its contents: articles and pieces. */
export const Contents: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { shipments: orderDetailOf(partlySentOrder).shipments },
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('list', { name: 'Contents of parcel 1' })).getAllByRole('listitem')
    await expect(contents.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        new RegExp(`^${partlySentOrder.items[0]!.product_title} .*${partlySentOrder.items[0]!.quantity}$`),
      ),
      expect.stringMatching(/24$/),
    ])
    await expect(canvas.getByText(/^With the carrier since /)).toBeVisible()
  },
}

/** A delivered parcel shows its date. */
export const Delivered: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { shipments: orderDetailOf(worldOrder(({ status }) => status === 'delivered')).shipments },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Delivered \d/)).toBeVisible()
  },
}

/** Values that were not recorded are not invented. */
export const ContentsUnknown: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { shipments: [{ ...first!, lines: [], pieces: 0 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The contents of this parcel were not recorded.')).toBeVisible()
  },
}

/** A parcel without tracking has no link. */
export const WithoutTracking: Story = {
  args: {
    shipments: orderDetailOf(worldOrder((order) => order.shipments.some(({ tracking_url }) => tracking_url === null)))
      .shipments,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Parcel 1 · Local courier')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** A tracking number without a link is text. */
export const TrackingNumber: Story = {
  ...behaviour,
  args: {
    shipments: WithoutTracking.args!.shipments!.map((each) => ({ ...each, trackingNumber: 'JD014600451120' })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Tracking number JD014600451120')[0]).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** Tab moves from link to link. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await userEvent.tab()
    await expect(links[0]).toHaveFocus()
    await userEvent.tab()
    await expect(links[1]).toHaveFocus()
  },
}

/** Hostile carrier names are shown as text, inside the card. */
export const LongHostileTextNarrow: Story = {
  decorators: [narrow],
  args: {
    shipments: [
      { ...first!, carrier: 'Transportgesellschaft'.repeat(10) },
      { ...second!, carrier: hostileText, date: '30 September 12026' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Themes: Story = { decorators: [themes] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
