import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../internal/stories/guide'
import { storyCarts, totalsOf } from '../../internal/stories/story-cart'
import { Button } from '../../components/button'
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
      use: ['On a page with a total and one way on, below 1024 px.'],
      avoid: [
        'Where a column beside the page holds both: the bar is not there then.',
        'For several actions: a bar has one.',
      ],
      do: ['Say in `label` what the figure is.'],
      dont: ['Do not put two buttons into it.', 'Do not let it be the only place of the total: it is not printed.'],
      keys: [],
      parts: [
        { name: 'Total', is: 'Sum.', at: 'b' },
        { name: 'Way on', is: 'The page’s one main action.', at: 'button' },
      ],
      content: ['The label says what the amount is: “Total”.'],
      widths: 'Below 1024 px, at the foot of the window; from there on the summary has a column of its own.',
      announces: 'The total before the button, in the order of the page.',
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

/** At the foot of the window while its page is in sight, from edge to edge. */
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

/** A window as wide as a table has a column beside the page instead. */
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
