import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { tabTo } from '../../internal/stories/tab-to'
import { CommandMenu } from '../../components/overlays/command-menu'
import { BoxIcon } from '../../components/content/icon'
import { storyNavItems } from '../story-frame'
import { OfficeLayout, type OfficeLayoutProps } from './OfficeLayout'

/** A layout with a command menu that finds one order. */
function LayoutWithSearch(args: OfficeLayoutProps) {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  return (
    <OfficeLayout
      {...args}
      onFind={() => setOpen(true)}
      overlays={
        <CommandMenu
          open={open}
          label="Find or do"
          placeholder="Order, SKU, company, person or command"
          text={text}
          groups={[{ id: 'orders', label: 'Orders', items: [{ id: '1042', label: '1042', icon: <BoxIcon /> }] }]}
          empty="No results."
          onType={(event) => setText(event.text)}
          onChoose={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      }
    />
  )
}

const meta = {
  title: 'Office/Frame/OfficeLayout',
  component: OfficeLayout,
  render: (args) => <LayoutWithSearch {...args} />,
  parameters: { layout: 'fullscreen' },
  args: {
    navItems: storyNavItems,
    current: 'orders',
    shop: { name: 'Skafferi, Gothenburg', href: '/' },
    person: { name: 'Maja Holm', role: 'Owner' },
    children: <h1>Orders</h1>,
    onFind: fn(),
    onNotices: fn(),
    onRecovery: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof OfficeLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Orders, 8 need attention', current: 'page' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Today' })).toBeVisible()
  },
}

/** The sidebar has only the pages that the role may see. */
/** Until it is known what is above the page, the page is not shown, so that nothing moves it. */
export const Pending: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Today' })).toBeVisible()
    await expect(canvas.getByText('Orders', { selector: 'h1' })).not.toBeVisible()
  },
}

export const LimitedRole: Story = {
  args: { navItems: storyNavItems.filter(({ id }) => id === 'today' || id === 'orders') },
}

/** A shop that is closed to visitors links to where it is opened. */
export const ClosedShop: Story = {
  args: { shop: { name: 'Skafferi, Gothenburg', href: '/', openHref: '/office/settings/opening' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Closed to visitors' })).toHaveAttribute(
      'href',
      '/office/settings/opening',
    )
  },
}

/** The skip link is the first stop, and Ctrl+K opens the command menu. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await tabTo(canvas.getByRole('button', { name: 'Find or do' }))
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = await canvas.findByRole('combobox', { name: 'Find or do' })
    await waitFor(() => expect(field).toHaveFocus())
  },
}

/** While something is being saved, leaving the office asks first. */
export const Saving: Story = {
  ...behaviour,
  args: { saving: true },
  play: async () => {
    await waitFor(() => {
      const leave = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(leave)
      return expect(leave.defaultPrevented).toBe(true)
    })
  },
}

/** A phone has four items in the bar and the others under More. */
export const PhoneMore: Story = {
  ...behaviour,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'More' })).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Applications' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
