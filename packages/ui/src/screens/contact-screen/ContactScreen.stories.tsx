import { contactLimits } from '@skafferi/domain/shop/content'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { inPage } from '../../internal/stories/in-page'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { noDraft } from '../../internal/stories/story-draft'
import { problemOf } from '../../internal/stories/story-load'
import { withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { ContactScreen, type ContactScreenProps } from './ContactScreen'

const own = {
  kind: 'own',
  draft: noDraft,
  limits: contactLimits,
  faults: {},
  sending: false,
  problem: null,
  onSend: fn(() => Promise.resolve(true)),
} satisfies ContactScreenProps['form']

const meta = {
  title: 'Screens/Service/ContactScreen',
  component: ContactScreen,
  args: { form: own },
  parameters: { layout: 'fullscreen' },
  decorators: [inPage(), withShopPaths],
} satisfies Meta<typeof ContactScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The shop's own form, and the other contact details. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Contact Us · Skafferi')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Contact Us')
    await expect(canvas.getByRole('link', { name: '+46 31 390 06 00' })).toBeVisible()
  },
}

export const Sends: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await waitFor(() => expect(own.onSend).toHaveBeenCalled())
  },
}

export const Sending: Story = { args: { form: { ...own, sending: true } } }

export const Refused: Story = {
  args: {
    form: {
      ...own,
      faults: { email: 'invalid', message: 'too_long' },
      problem: problemOf('send_message', 'invalid_request', 'Please check the message.'),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please check what was entered')
    await expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription('At most 5,000 characters')
  },
}

/** An external form configured by the operator replaces the shop's own. It is loaded after a click. */
export const External: Story = {
  args: { form: { kind: 'external', src: 'https://forms.example/contact', provider: 'Forms Example' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await expect(canvas.queryByLabelText('Message')).toBeNull()
    await expect(await canvas.findByRole('button', { name: /Forms Example/ })).toBeVisible()
  },
}

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
