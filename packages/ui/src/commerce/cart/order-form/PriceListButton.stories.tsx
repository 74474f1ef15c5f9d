import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { PriceListButton } from './PriceListButton'

const idle = { busy: false, problem: null, onDownload: fn() }
const failed = (code: string, message: string | null) => ({
  ...idle,
  problem: { action: 'load_price_list', code, message, fields: {} } as const,
})

const meta = {
  title: 'Commerce/Cart/PriceListButton',
  component: PriceListButton,
  args: { priceList: idle },
  parameters: {
    chromatic: { disableSnapshot: true },
    ...guide({
      also: ['download prices', 'excel', 'order template'],
      use: ['Where the filled in price list can be sent back.'],
      avoid: ['On pages for visitors: they have no prices.'],
      do: ['Say what the file is and how it is sent back.'],
      dont: ['Do not open the file in the page.'],
      keys: [{ key: 'Enter, Space', does: 'starts the download' }],
      parts: [
        { name: 'Button', is: 'Starts the download.', at: 'button' },
        { name: 'Hint', is: 'What the file contains.', at: 'p' },
      ],
      content: ['The label says whose prices they are.'],
      widths: 'As wide as its label.',
      announces: 'A failure is announced politely.',
      pairs: 'not applicable',
    }),
  },
} satisfies Meta<typeof PriceListButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const PastedBack: Story = { args: { sentBack: 'cells' } }

export const Preparing: Story = { args: { priceList: { ...idle, busy: true } } }

export const NoAnswer: Story = {
  args: { priceList: failed('timeout', null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The shop did not respond. Please try again.')
  },
}

export const Refused: Story = {
  args: { priceList: failed('something_new', 'Too many downloads.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Too many downloads.')
  },
}

export const RefusedWithoutReason: Story = {
  args: { priceList: failed('something_new', null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The price list could not be downloaded.')
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { priceList: { ...idle, onDownload: fn() } },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.priceList.onDownload).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
