import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../../internal/stories/guide'
import { storyCarts, totalsOf } from '../../../internal/stories/story-cart'
import { Button } from '../../../components/actions/button'
import { CheckoutBar } from './CheckoutBar'

const totals = totalsOf(storyCarts.bulk)

const meta = {
  title: 'Commerce/Checkout/CheckoutBar',
  component: CheckoutBar,
  args: {
    label: 'Total, 12 items',
    total: totals.total,
    children: (
      <Button size="lg" width="full">
        Proceed to Checkout
      </Button>
    ),
  },
  parameters: {
    ...guide({
      also: ['sticky footer', 'bottom bar'],
      use: ['On a page with a total and one main action, below 1024 px.'],
      avoid: [
        'If a column beside the page has both: the bar is hidden there.',
        'For several actions: the bar has one.',
      ],
      do: ['Name the amount in `label`.'],
      dont: ['Do not add a second button.', 'Do not make it the only place of the total: it is not printed.'],
      keys: [],
      parts: [
        { name: 'Total', is: 'The total amount.', at: 'b' },
        { name: 'Action', is: 'The main action of the page.', at: 'button' },
      ],
      content: ['The label names the amount: “Total”.'],
      widths: 'Below 1024 px, at the bottom of the window; above that the summary has its own column.',
      announces: 'The total, then the button, in document order.',
      pairs: 'takes the window',
    }),
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'mobile2' } },
  decorators: [
    (Story) => (
      <div className="px-gutter">
        <div style={{ blockSize: '120vh' }} />
        <Story />
        <div style={{ blockSize: '20rem' }} />
      </div>
    ),
  ],
} satisfies Meta<typeof CheckoutBar>

export default meta
type Story = StoryObj<typeof meta>

/** At the bottom of the window in full width while its page is visible. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByText('Total, 12 items').closest('div')!
    if (innerWidth >= 1024) {
      await expect(bar).not.toBeVisible()
      return
    }
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(innerHeight)
    await expect(bar.getBoundingClientRect().width).toBe(document.documentElement.clientWidth)
  },
}

/** On a desktop a column beside the page replaces it. */
export const Desktop: Story = { globals: { viewport: { value: 'smallDesk' } } }

export const HugeTotalNarrow: Story = {
  args: { total: '€9,999,999,999,999.99' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const RightToLeft: Story = { globals: { viewport: { value: 'mobile2' }, direction: 'rtl' } }
export const Dark: Story = { globals: { viewport: { value: 'mobile2' }, scheme: 'dark' } }
export const HighContrast: Story = { globals: { viewport: { value: 'mobile2' }, contrast: 'more' } }
