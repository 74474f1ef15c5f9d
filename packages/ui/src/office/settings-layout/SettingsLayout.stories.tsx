import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { tabTo } from '../../internal/stories/tab-to'
import { Section } from '../page-header'
import { inOffice } from '../story-frame'
import { SettingsLayout } from './SettingsLayout'

const noPicture = { chromatic: { disableSnapshot: true } }

const meta = {
  title: 'Office/Frame/SettingsLayout',
  component: SettingsLayout,
  decorators: [inOffice('settings')],
  parameters: { layout: 'fullscreen' },
  args: {
    sections: [
      { href: '/office/settings/profile', label: 'Shop profile' },
      { href: '/office/settings/delivery', label: 'Delivery' },
      { href: '/office/settings/legal', label: 'Legal texts', count: 2 },
    ],
    current: '/office/settings/legal',
    children: (
      <Section title="Legal texts">
        <p>Terms and privacy are not published yet.</p>
      </Section>
    ),
  },
} satisfies Meta<typeof SettingsLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Legal texts 2 missing', current: 'page' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Delivery' })).not.toHaveAttribute('aria-current')
  },
}

/** The sections are links in the order of the navigation. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    await tabTo(canvas.getByRole('link', { name: 'Shop profile' }))
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Delivery' })).toHaveFocus()
  },
}

/** The sections are a line that scrolls sideways; the current one is in sight. */
export const Phone: Story = {
  ...onAPhone,
  parameters: noPicture,
  args: {
    sections: [
      { href: '/office/settings/profile', label: 'Shop profile' },
      { href: '/office/settings/delivery', label: 'Delivery' },
      { href: '/office/settings/orders', label: 'Orders' },
      { href: '/office/settings/legal', label: 'Legal texts', count: 2 },
      { href: '/office/settings/opening', label: 'Opening' },
    ],
    current: '/office/settings/opening',
  },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' })
    await waitFor(() => expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(320))
    await expect(current.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
    await onAPhone.play()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, parameters: noPicture }

export const Dark: Story = { globals: { scheme: 'dark' }, parameters: noPicture }

export const HighContrast: Story = { globals: { contrast: 'more' }, parameters: noPicture }
