import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { narrow } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { Button } from '../../actions/button'
import { Link } from '../../actions/link'
import { Tooltip } from './Tooltip'

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  parameters: guide({
    also: ['hint', 'hover text', 'popover', 'title'],
    use: ['A short addition to a control with a clear label: a shortcut, a full date.'],
    avoid: [
      'Information that users need to continue: show it on the page, or as the hint of a field.',
      'The label of an IconButton: it has a tooltip already.',
      'Links, buttons or long text inside: use Disclosure or Dialog.',
      'The reason why a button is disabled: use `disabledReason`, which is also visible on touch screens.',
    ],
    do: ['Keep it to one line if possible.', 'Wrap exactly one control.'],
    dont: ['Don’t wrap plain text: it cannot be focused.', 'Don’t repeat the control’s label.'],
    keys: [
      { key: 'Tab', does: 'Moves to the control and shows the tooltip; leaving hides it.' },
      { key: 'Escape', does: 'Hides the tooltip and keeps the focus.' },
    ],
    parts: [{ name: 'Control', is: 'The described control, which must be focusable.', at: 'button' }],
    content: ['One line of additional information. Essential information belongs on the page.'],
    widths: 'At most 256 px, next to its control inside the window.',
    announces: 'The description of the control, read after its label. Escape hides it.',
    pairs: 'takes the window',
  }),
  args: { text: 'Placed on 12 January 2026', children: <Button variant="secondary">Order SK-10428</Button> },
  decorators: [
    (Story) => (
      <div className="pt-16 text-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Order SK-10428' })
    const tip = canvas.getByText('Placed on 12 January 2026')
    await expect(button).toHaveAccessibleDescription('Placed on 12 January 2026')
    await expect(tip).not.toBeVisible()
  },
}

/**
 * Hovering shows it; it stays while the pointer is on the tooltip itself, and is hidden when the pointer leaves both.
 */
export const ShownByHover: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Order SK-10428' })
    const tip = canvas.getByText('Placed on 12 January 2026')
    await userEvent.hover(button)
    await waitFor(() => expect(tip).toBeVisible())
    await expect(tip.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top)
    await userEvent.unhover(button)
    await userEvent.hover(tip)
    await expect(tip).toBeVisible()
    await userEvent.unhover(tip)
    await waitFor(() => expect(tip).not.toBeVisible())
  },
}

/** Focus shows it; Escape hides only the tooltip. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    const tip = canvas.getByText('Placed on 12 January 2026')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await waitFor(() => expect(tip).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(tip).not.toBeVisible())
    await expect(button).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await waitFor(() => expect(tip).toBeVisible())
    await userEvent.tab()
    await waitFor(() => expect(tip).not.toBeVisible())
  },
}

/** Any control can have one; here it describes a link. */
export const OnLink: Story = {
  args: { children: <Link href="/orders">Orders</Link>, text: 'All orders since 2024' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription('All orders since 2024')
  },
}

/** Without space above it is shown below, and it never leaves the window. */
export const AtTheEdge: Story = {
  tags: ['reaches'],
  decorators: [
    (Story) => (
      <div className="absolute end-0 top-0">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'))
    const tip = canvas.getByText('Placed on 12 January 2026')
    await waitFor(() => expect(tip).toBeVisible())
    const { top, right } = tip.getBoundingClientRect()
    await expect(top).toBeGreaterThan(0)
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** Shown by focus, so that its appearance is visible. */
export const LongTextNarrow: Story = {
  tags: ['reaches'],
  decorators: [narrow],
  args: { text: `Levereras av Ångströms Åkeri på torsdagar före klockan tio, ${'x'.repeat(80)}` },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const tip = canvas.getByText(/Levereras/)
    await waitFor(() => expect(tip).toBeVisible())
    await expect(tip.getBoundingClientRect().width).toBeLessThanOrEqual(288)
  },
}

export const Dark: Story = { tags: ['reaches'], globals: { scheme: 'dark' }, play: showByFocus }
export const HighContrast: Story = { tags: ['reaches'], globals: { contrast: 'more' }, play: showByFocus }
export const RightToLeft: Story = { tags: ['reaches'], globals: { direction: 'rtl' }, play: showByFocus }

/** Leaves the tooltip visible. */
async function showByFocus({ canvas }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.tab()
  await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
}
