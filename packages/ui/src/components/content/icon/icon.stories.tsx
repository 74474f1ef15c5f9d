import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow, themes } from '../../../internal/story-frames'
import { guide } from '../../../internal/stories/guide'
import * as icons from './index'

const meta = {
  title: 'Components/Content/Icon',
  component: icons.CartIcon,
  parameters: guide({
    also: ['pictogram', 'symbol', 'glyph', 'svg'],
    use: ['An icon next to a text that makes it easier to find.'],
    avoid: ['An icon alone as a button: use IconButton, which has a label.', 'A picture of a product: use ShelfImage.'],
    do: [
      'Draw on the 20 px grid: stroke 1.6, butt caps, round joins, no fill.',
      'Use `sm` next to small text; its stroke is adjusted to 16 px.',
      'Set `directed` on icons that point along the line: they are mirrored in right-to-left text.',
    ],
    dont: ['Don’t fill icons: only the saved heart is filled.', 'Don’t use an icon without a text.'],
    keys: [],
    parts: [{ name: 'Drawing', is: 'A 20 px grid with a stroke of 1.6.', at: 'svg' }],
    content: ['Always with a text, visible or for screen readers.'],
    widths: '20 px, or 16 px in tight spaces. Scales with the user’s font size.',
    announces:
      'Nothing: it is hidden from screen readers. Its meaning is in the text next to it or the label of its button.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof icons.CartIcon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg')
    await expect(drawing).toHaveAttribute('aria-hidden', 'true')
    await expect(drawing?.getBoundingClientRect().width).toBe(20)
  },
}

export const Small: Story = {
  args: { size: 'sm' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(16)
  },
}

export const All: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-4">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className="grid justify-items-center gap-2 text-2xs text-ink-muted">
          <Icon />
          {name}
        </li>
      ))}
    </ul>
  ),
}

/** Directional icons are mirrored; a tick or a clock is not. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <div className="flex gap-3">
      <icons.BackIcon />
      <icons.ChevronRightIcon />
      <icons.CheckIcon />
      <icons.ClockIcon />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const scales = [...canvasElement.querySelectorAll('svg')].map((drawing) => getComputedStyle(drawing).scale)
    await expect(scales).toEqual(['-1 1', '-1 1', 'none', 'none'])
  },
}

/** Stays square beside a long word. */
export const NarrowBesideText: Story = {
  decorators: [narrow],
  render: (args) => (
    <p className="flex gap-2">
      <icons.WarningIcon {...args} />
      <span className="min-w-0 wrap-anywhere">{'x'.repeat(200)}</span>
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(20)
  },
}

export const Themes: Story = { decorators: [themes] }
