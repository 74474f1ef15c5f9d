import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { Button } from '../../actions/button'
import { Link } from '../../actions/link'
import { Drawer } from './Drawer'

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  parameters: guide({
    also: ['side panel', 'sheet', 'offcanvas', 'slide-over', 'hamburger menu'],
    use: [
      'On narrow screens, for content that wide screens show next to the page: navigation at the start, filters at the end.',
    ],
    avoid: ['A question or a form: use Dialog.', 'On wide screens: show the content on the page.'],
    do: ['Say in the footer what closing shows ("Show 45 products").', 'Open it from the side of its button.'],
    dont: ['Don’t open a dialog from it.', 'Don’t open it automatically.'],
    keys: [
      { key: 'Tab', does: 'Cycles through the drawer; the page behind it cannot be reached.' },
      { key: 'Escape', does: 'Requests closing.' },
      { key: 'Enter', does: 'On a button: presses it. In a field of a form: submits the form.' },
    ],
    parts: [
      { name: 'Title', is: 'Describes the content.', at: '[data-part=title]' },
      { name: 'Close', is: 'Requests closing, like Escape and a press on the backdrop.', at: 'dialog button' },
      { name: 'Body', is: 'Scrolls independently.', at: '[data-part=body]' },
    ],
    content: [
      'The title is one or two words: “Menu”, “Filters”.',
      'The button in the footer shows the number of results: “Show 24 products”.',
    ],
    widths: '384 px wide and full height. In a narrow window 48 px of the page stay visible, to show what it covers.',
    announces:
      'A modal dialog with its title. The page behind it cannot be reached until it is closed; then the focus returns to the opener.',
    pairs: 'takes the window',
  }),
  args: {
    open: true,
    title: 'Menu',
    children: (
      <ul className="grid gap-3">
        <li>
          <Link href="/products" variant="quiet">
            All products
          </Link>
        </li>
        <li>
          <Link href="/faq" variant="quiet">
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
  play: async ({ canvasElement }) => {
    const drawer = within(canvasElement).getByRole('dialog', { name: 'Menu' })
    await expect(drawer.matches(':modal')).toBe(true)
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0))
  },
}

export const Closes: Story = {
  ...behaviour,
  play: async ({ args, canvasElement }) => {
    const drawer = within(canvasElement).getByRole('dialog', { name: 'Menu' })
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

/** The focus stays inside until it is closed. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { footer: <Button>Show 45 products</Button> },
  play: async ({ args, canvas }) => {
    const drawer = within(canvas.getByRole('dialog'))
    await expect(drawer.getByRole('heading', { name: 'Menu' })).toHaveFocus()
    await userEvent.tab()
    await expect(drawer.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab()
    await expect(drawer.getByRole('link', { name: 'All products' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(drawer.getByRole('button', { name: 'Show 45 products' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledWith({ reason: 'button' })
  },
}

/** Escape asks to close it. */
export const Escape: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect(args.onClose).toHaveBeenCalledWith({ reason: 'escape' })
  },
}

/** It cannot be closed while filters are applied. */
export const Busy: Story = {
  args: {
    busy: true,
    side: 'end',
    title: 'Filters',
    footer: (
      <Button busy busyLabel="Filtering...">
        Show products
      </Button>
    ),
  },
  play: async ({ args, canvas }) => {
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** On a phone a strip of the page stays visible, and long words break. */
export const LongTextPhone: Story = {
  args: { title: 'x'.repeat(200), children: <p>{`<img src=x onerror=alert(1)>${'x'.repeat(200)}`}</p> },
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole('dialog')
    await expect(drawer.getBoundingClientRect().width).toBeLessThanOrEqual(window.innerWidth - 48)
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth)
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }

/** The start of the line is at the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole('dialog')
    await waitFor(() => expect(drawer.getBoundingClientRect().right).toBe(document.documentElement.clientWidth))
  },
}
