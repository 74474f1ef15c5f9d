import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { BrandPreview } from './BrandPreview'

const meta = {
  title: 'Office/Parts/BrandPreview',
  component: BrandPreview,
  decorators: [inOffice('settings')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { colour: '#0a4b5e' },
} satisfies Meta<typeof BrandPreview>

export default meta
type Story = StoryObj<typeof meta>

/** A dark colour is lighter in dark. Nothing in the preview can be used. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Light')).toBeVisible()
    await expect(canvas.getByText('Dark. Lighter than your colour, so that text stays easy to read.')).toBeVisible()
    for (const control of canvasElement.querySelectorAll('[role="group"] :is(a, button)'))
      await expect(control.closest('[inert]')).not.toBeNull()
  },
}

/** A bright colour is darker in light. The preview has its colours, not those of the office. */
export const Bright: Story = {
  args: { colour: '#ffd400' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Light. Darker than your colour, so that text stays easy to read.')).toBeVisible()
    const [light, dark] = [...canvasElement.querySelectorAll('[inert] button')].map(
      (button) => getComputedStyle(button).backgroundColor,
    )
    const own = getComputedStyle(canvasElement).getPropertyValue('--brand')
    await expect(light).not.toBe(dark)
    await expect(own).not.toContain(light)
  },
}

/** Until the text is a colour, there is no preview. */
export const Unfinished: Story = {
  args: { colour: '#ffd4' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}

export const Phone: Story = onAPhone
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
