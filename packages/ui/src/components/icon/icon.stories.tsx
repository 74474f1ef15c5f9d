import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as icons from './index'

const meta = {
  title: 'Components/Icon',
  component: icons.CartIcon,
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
