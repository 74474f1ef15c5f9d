import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { problemOf } from '../../../internal/stories/story-load'
import { worldCard } from '../../../internal/stories/story-products'
import { tabTo } from '../../../internal/stories/tab-to'
import { narrow } from '../../../internal/story-frames'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { OutOfStockHelp } from './OutOfStockHelp'

const notice = { requested: false, busy: false, problem: null, onChange: fn() }
const neighbours = ['Källa Lemon Water', 'Källa Blood Orange', 'Fläde Elderflower Cordial'].map(worldCard)
const noPicture = { chromatic: { disableSnapshot: true } }

const meta = {
  title: 'Commerce/Catalogue/OutOfStockHelp',
  component: OutOfStockHelp,
  args: { notice, neighbours },
  decorators: [(Story) => <div className="grid max-w-140 gap-4.5">{Story()}</div>, withShopPaths],
  parameters: {
    ...noPicture,
    ...guide({
      also: ['back in stock', 'notify me', 'alternatives'],
      use: ['On the page of a product of which no variant is in stock, for customers.'],
      avoid: ['Articles on backorder: they can be ordered.'],
      do: ['Offer the same article in another pack first, then its brand.'],
      dont: ['Don’t promise a delivery date.'],
      keys: [{ key: 'Enter, Space', does: 'Requests the e-mail, or cancels it.' }],
      parts: [
        { name: 'Request', is: 'One e-mail once the product is back.', at: 'button' },
        { name: 'Neighbours', is: 'Products in stock, on a shelf.', at: 'ul' },
      ],
      content: ['Say that it is one e-mail.'],
      widths: 'Three neighbours side by side at every width.',
      announces: 'The result of the request.',
      pairs: 'not applicable',
    }),
  },
} satisfies Meta<typeof OutOfStockHelp>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tell me when it is back')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'In stock beside it' })).toBeVisible()
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(
      neighbours.map(({ title }) => title),
    )
  },
}

export const Requests: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me' }))
    await expect(notice.onChange).toHaveBeenLastCalledWith({ requested: true })
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    await tabTo(canvas.getByRole('button', { name: 'Tell me' }))
    await userEvent.keyboard('{Enter}')
    await expect(notice.onChange).toHaveBeenLastCalledWith({ requested: true })
  },
}

export const Requested: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { notice: { ...notice, requested: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We will send you one e-mail when it is back in stock.')
  },
}

export const Cancels: Story = {
  ...Requested,
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(notice.onChange).toHaveBeenLastCalledWith({ requested: false })
  },
}

/** Until the state is known, nothing can be requested. */
export const Loading: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { notice: { ...notice, requested: null }, neighbours: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tell me' })).toBeDisabled()
  },
}

export const Saving: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { notice: { ...notice, busy: true } },
}

export const Failed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { notice: { ...notice, problem: problemOf('set_stock_notice', 'network') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}

export const Phone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Dark: Story = { parameters: { chromatic: { disableSnapshot: true } }, globals: { scheme: 'dark' } }
export const HighContrast: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { contrast: 'more' },
}
export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
}
