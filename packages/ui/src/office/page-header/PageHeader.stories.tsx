import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { narrow } from '../../internal/story-frames'
import { Badge } from '../../components/content/badge'
import { Button } from '../../components/actions/button'
import { Link } from '../../components/actions/link'
import { TruckIcon } from '../../components/content/icon'
import { OfficeFailure } from './OfficeFailure'
import { PageHeader } from './PageHeader'
import { SavedViews } from './SavedViews'

const meta = {
  title: 'Office/Frame/PageHeader',
  component: PageHeader,
  args: {
    title: 'Order 1042',
    crumb: { label: 'Orders', href: '/office/orders' },
    state: (
      <Badge tone="info" icon={<TruckIcon size="sm" />}>
        Part shipped
      </Badge>
    ),
    actions: (
      <>
        <Button variant="secondary">Pick list</Button>
        <Button>Ship...</Button>
      </>
    ),
    facts: [
      { label: 'Company', value: 'Kiosk & Co AB' },
      { label: 'Placed', value: '20 Nov 2026, 16:02' },
      { label: 'Goods', value: '536 of 788 shipped' },
      { label: 'Total', value: '€1,613.55' },
    ],
  },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order 1042' })).toBeVisible()
    await expect(canvas.getByText('€1,613.55')).toBeVisible()
  },
}

/** Saved views below the title. */
export const WithViews: Story = {
  args: { title: 'Orders', crumb: undefined, state: undefined, facts: [] },
  render: (args) => (
    <>
      <PageHeader {...args} />
      <SavedViews
        current="all"
        views={[
          { id: 'pack', label: 'To pack', href: '/office/orders?view=pack', count: 7 },
          { id: 'all', label: 'All', href: '/office/orders', count: 1058 },
        ]}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const views = within(canvas.getByRole('navigation', { name: 'Saved views' }))
    await expect(views.getByRole('link', { name: 'All 1,058', current: 'page' })).toBeVisible()
  },
}

/** More views than a phone is wide: they wrap, none is cut off, and nothing scrolls sideways. */
export const ManyViewsNarrow: Story = {
  decorators: [narrow],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <SavedViews
      current={null}
      views={['All', 'Published', 'Low stock', 'No price', 'No picture', 'Drafts', 'Archived'].map((label, index) => ({
        id: label,
        label,
        href: `/office/products?view=${index}`,
        count: 671,
      }))}
    />
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    const row = canvas.getByRole('navigation')
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
    for (const [index, link] of links.slice(1).entries()) {
      const [box, before] = [link.getBoundingClientRect(), links[index]!.getBoundingClientRect()]
      await expect(box.left >= before.right || box.top >= before.bottom).toBe(true)
      await expect(box.right).toBeLessThanOrEqual(row.getBoundingClientRect().right)
    }
    for (const link of links) await expect(link.scrollWidth).toBeLessThanOrEqual(Math.ceil(link.clientWidth))
  },
}

/** Short links are large enough to be pressed. */
export const Targets: Story = {
  args: { facts: [{ label: 'Orders', value: <Link href="/office/orders">9</Link> }] },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <PageHeader {...args} />
      <SavedViews current={null} views={[{ id: 'all', label: 'A', href: '/office/orders', count: null }]} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    }
  },
}

/** A failed page with the request id. */
export const Failure: Story = {
  render: () => <OfficeFailure title="Orders could not be loaded" request="8f2c-19d4" onRetry={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('quote request 8f2c-19d4')
  },
}

export const Narrow: Story = { decorators: [narrow] }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
