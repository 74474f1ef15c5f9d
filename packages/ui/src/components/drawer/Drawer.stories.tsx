import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button'
import { Link } from '../link'
import { Drawer } from './Drawer'

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: {
    open: true,
    title: 'Menu',
    children: (
      <ul className="grid gap-3">
        <li>
          <Link href="/products" look="quiet">
            All products
          </Link>
        </li>
        <li>
          <Link href="/faq" look="quiet">
            FAQ
          </Link>
        </li>
      </ul>
    ),
    onClose: fn(),
  },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const drawer = within(canvasElement).getByRole('dialog', { name: 'Menu' })
    await expect(drawer.matches(':modal')).toBe(true)
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0))
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledWith({ reason: 'button' })
  },
}

export const FromTheEnd: Story = {
  args: { side: 'end', title: 'Filters', footer: <Button>Show 45 products</Button> },
  play: async ({ canvasElement }) => {
    const drawer = within(canvasElement).getByRole('dialog')
    await waitFor(() => expect(drawer.getBoundingClientRect().right).toBe(document.documentElement.clientWidth))
  },
}
