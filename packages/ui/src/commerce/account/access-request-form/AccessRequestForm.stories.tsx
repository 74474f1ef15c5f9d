import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { findAccessRequestFault } from '@skafferi/domain/shop/registration'
import type { AccessRequestFault } from '@skafferi/domain/shop/registration/views'
import { hostileText } from '@skafferi/fixtures/build'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { noDraft, restoredDraft } from '../../../internal/stories/story-draft'
import { accessRequestLimits } from '../../../internal/stories/story-registration'
import { formColumn, narrow, themes } from '../../../internal/story-frames'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { AccessRequestForm } from './AccessRequestForm'

const meta = {
  title: 'Commerce/Account/AccessRequestForm',
  component: AccessRequestForm,
  decorators: [formColumn, withShopPaths],
  parameters: guide({
    also: ['request account', 'lead form'],
    use: ['For a visitor who wants access but does not have everything that the application requires.'],
    avoid: ['For the full application: RegistrationWizard.', 'For general questions: ContactForm.'],
    do: [
      'Move the focus to the first invalid field.',
      'Show the same confirmation for an e-mail that already has an account.',
    ],
    dont: ['Do not clear the form after a refusal.'],
    keys: [
      { key: 'Enter', does: 'In a single-line field: sends the form. In the message: inserts a line break.' },
      { key: 'Tab', does: 'Moves to the next field.' },
    ],
    parts: [
      { name: 'Fields', is: 'Three required fields and two optional ones.', at: 'input' },
      { name: 'Send', is: 'The only action.', at: 'button[type=submit]' },
    ],
    content: ['Mark optional fields only.', 'Ask for the message last: it is optional.'],
    widths: 'One column at every width; the button fills the column.',
    announces:
      'A refusal is an alert. An error is the description of its field, and the first invalid field gets the focus.',
    pairs: 'not applicable',
  }),
  args: { draft: noDraft, limits: accessRequestLimits, busy: false, fault: null, onSend: fn() },
  render: function Render(args) {
    const [fault, setFault] = useState<AccessRequestFault | null>(args.fault)
    return (
      <AccessRequestForm
        {...args}
        fault={fault}
        onSend={(values) => {
          setFault(findAccessRequestFault(values))
          args.onSend(values)
        }}
      />
    )
  },
} satisfies Meta<typeof AccessRequestForm>

export default meta
type Story = StoryObj<typeof meta>

/** The use of what is entered, with a link to the privacy policy, is above the button. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^We use what you enter to answer your request\./)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Privacy Policy/ })).toHaveAttribute('href', '/privacy')
  },
}

const typed = {
  companyName: 'Havsbris Kiosk AB',
  fullName: 'Stig Ek',
  email: 'stig@havsbris.example',
  phone: '',
  message: '',
}

/** Input from before a reload is restored, with a notice. */
export const RestoredInput: Story = {
  args: { draft: restoredDraft(typed) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Company name')).toHaveValue('Havsbris Kiosk AB')
    await expect(canvas.getByText('We kept what you typed.')).toBeVisible()
  },
}

/** Each change is stored, and nothing after the form is cleared. */
export const KeepsInput: Story = {
  ...behaviour,
  args: { draft: { ...restoredDraft(typed), save: fn(), discard: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Phone/), '+4')
    await expect(args.draft.save).toHaveBeenLastCalledWith({ ...typed, phone: '+4' })
    await expect(args.draft.discard).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the form' }))
    await expect(canvas.getByLabelText('Company name')).toHaveValue('')
    await expect(canvas.getByLabelText('Company name')).toHaveFocus()
    await expect(args.draft.discard).toHaveBeenCalledOnce()
  },
}

/** The first empty required field has an error and the focus; the input stays. */
export const MissingFields: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Request access' }))
    await step('an empty form', async () => {
      await send()
      await expect(canvas.getByLabelText('Company name')).toHaveFocus()
      await expect(canvas.getByLabelText('Company name')).toHaveAccessibleDescription(
        'Please fill in the company name field.',
      )
    })
    await step('one field', async () => {
      await userEvent.keyboard('Rastplats Nord Oy')
      await expect(canvas.queryByText(/^Please fill in/)).toBeNull()
      await send()
      await expect(canvas.getByLabelText('Full name')).toHaveFocus()
      await expect(canvas.getByLabelText('Company name')).toHaveValue('Rastplats Nord Oy')
    })
    await step('the contract’s limits', async () => {
      await userEvent.click(canvas.getByLabelText('Message (optional)'))
      await userEvent.paste('x'.repeat(1001))
      await expect(canvas.getByLabelText('Message (optional)')).toHaveAccessibleDescription(
        '1 character too many (limit 1,000)',
      )
      await expect(args.onSend).toHaveBeenCalledTimes(2)
    })
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    const lines = ['Rastplats Nord Oy', 'Petri Salo', 'petri@rastplats.example', '+358 40 555 0101']
    for (const text of [...lines, 'Seven{Enter}stations']) {
      await userEvent.tab()
      await userEvent.keyboard(text)
    }
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Privacy Policy/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith({
      companyName: 'Rastplats Nord Oy',
      fullName: 'Petri Salo',
      email: 'petri@rastplats.example',
      phone: '+358 40 555 0101',
      message: 'Seven\nstations',
    })
  },
}

export const Sending: Story = { args: { busy: true } }

export const SendingBlocksActions: Story = {
  ...Sending,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Company name'), 'Kiosk{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Sending...' }))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

/** The store rejects the e-mail. */
export const Refused: Story = {
  args: { error: 'Invalid registration data', fault: { field: 'email', kind: 'refused' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid registration data')
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Please check the email field.')
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
  },
}

export const Failed: Story = {
  args: { error: 'Server error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Server error')
  },
}

export const LongHostileTextNarrow: Story = {
  args: { error: `${hostileText} ${'x'.repeat(200)}` },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const RightToLeft: Story = { args: Failed.args, globals: { direction: 'rtl' } }
export const Themes: Story = { args: Failed.args, decorators: [themes] }
