import { useState } from 'react'
import { checkContactMessage, contactLimits } from '@skafferi/domain/shop/content'
import type { ContactValues } from '@skafferi/domain/shop/content/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { formColumn, narrow, themes } from '../../../internal/story-frames'
import { noDraft, restoredDraft } from '../../../internal/stories/story-draft'
import { problemOf } from '../../../internal/stories/story-load'
import { withShopPaths } from '../shop-paths/story-paths'
import { ContactForm } from './ContactForm'

const meta = {
  title: 'Commerce/Service/ContactForm',
  component: ContactForm,
  decorators: [withShopPaths],
  args: {
    draft: noDraft,
    limits: contactLimits,
    faults: {},
    sending: false,
    problem: null,
    onSend: fn(() => Promise.resolve(true)),
  },
  // A page that validates by the shop's rules.
  render: function Render(args) {
    const [faults, setFaults] = useState(args.faults)
    return (
      <ContactForm
        {...args}
        faults={faults}
        onSend={(event) => {
          const found = checkContactMessage(event.values)
          setFaults(found)
          return Object.keys(found).length > 0 ? Promise.resolve(false) : args.onSend(event)
        }}
      />
    )
  },
  parameters: guide({
    also: ['message', 'support form'],
    use: ['For a message to the shop from a customer or a visitor.'],
    avoid: ['For a complaint about an order: ComplaintDialog.'],
    do: ['Fill in the name and e-mail of a signed-in customer.', 'Keep the input until the message has been sent.'],
    dont: ['Do not ask for more than is needed for an answer.'],
    keys: [
      { key: 'Tab', does: 'Moves through the fields to the button.' },
      { key: 'Enter', does: 'In a single-line field or on the button: sends. In the message: inserts a line break.' },
    ],
    parts: [
      { name: 'Fields', is: 'Name, e-mail and subject.', at: 'input' },
      { name: 'Message', is: 'The text for the shop.', at: 'textarea' },
      { name: 'Send', is: 'The only action.', at: 'button[type=submit]' },
    ],
    content: ['The subject is free text.'],
    widths: 'One column on phones, two from 480 px; the button fills the width on phones.',
    announces: 'Success is a status, a refusal is an alert. The input stays until it is sent.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof ContactForm>

export default meta
type Story = StoryObj<typeof meta>

const written = {
  name: 'Anna Lindqvist',
  email: 'anna@kiosk.example',
  company: 'Kiosk & Co AB',
  phone: '+46 31 390 06 01',
  subject: 'Pallet prices',
  message: 'What does a pallet cost?',
}

/** The use of what is entered, with a link to the privacy policy, is above the button. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^We use what you enter to answer you\./)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Privacy Policy/ })).toHaveAttribute('href', '/privacy')
  },
}

/** Restored input is combined with the account's values, and takes precedence. */
export const RestoredInput: Story = {
  args: {
    initial: { name: 'Anna Lindqvist', email: 'anna@kiosk.example' },
    draft: restoredDraft<Partial<ContactValues>>({ email: 'orders@kiosk.example', subject: 'Pallet prices' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We kept what you typed.')).toBeVisible()
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Anna Lindqvist')
    await expect(canvas.getByLabelText('Email')).toHaveValue('orders@kiosk.example')
    await expect(canvas.getByLabelText('Subject')).toHaveValue('Pallet prices')
  },
}

/** Only input is stored, and nothing after it is discarded. */
export const KeepsInput: Story = {
  ...behaviour,
  args: {
    ...RestoredInput.args,
    draft: { ...restoredDraft<Partial<ContactValues>>({ subject: 'Pallet prices' }), save: fn(), discard: fn() },
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Message'), 'x')
    await expect(args.draft.save).toHaveBeenLastCalledWith({ subject: 'Pallet prices', message: 'x' })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the form' }))
    await expect(canvas.getByLabelText('Subject')).toHaveValue('')
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Anna Lindqvist')
    await expect(args.draft.discard).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'Clear the form' })).toBeNull()
  },
}

/** Filled in and sent by keyboard; then the form is empty, with a confirmation. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(written.name)
    await userEvent.tab()
    await userEvent.keyboard(written.email)
    for (const text of [written.company, written.phone, written.subject, written.message]) {
      await userEvent.tab()
      await userEvent.keyboard(text)
    }
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Privacy Policy/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ values: written }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Your message has been sent'))
    await expect(canvas.getByLabelText('Subject')).toHaveValue('')
  },
}

/** Nothing is sent while a field is invalid; the first is focused, and its error disappears when it is fixed. */
export const Invalid: Story = {
  tags: ['reaches'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Your name'), 'Anna')
    await userEvent.type(canvas.getByLabelText('Email'), 'anna@kiosk')
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    const email = canvas.getByLabelText('Email')
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription('Please enter a valid e-mail address')
    await expect(canvas.getByLabelText('Subject')).toHaveAccessibleDescription('Please fill in the subject')
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const InvalidIsCorrected: Story = {
  ...Invalid,
  ...behaviour,
  play: async (context) => {
    await Invalid.play!(context)
    const { canvas } = context
    const email = canvas.getByLabelText('Email')
    await userEvent.type(email, '.example')
    await expect(email).toBeValid()
  },
}

/** A customer's name and e-mail are prefilled, and stay after sending. */
export const Customer: Story = {
  args: { initial: { name: written.name, email: written.email, company: 'Kiosk & Co AB' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveValue(written.email)
  },
}

export const Sending: Story = { args: { sending: true, initial: written } }

export const SendingBlocksActions: Story = {
  ...Sending,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sending...' }))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

/** The input is kept. */
export const Failed: Story = {
  args: { initial: written, problem: problemOf('send_message') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to send your message. Please try again.')
    await expect(canvas.getByLabelText('Message')).toHaveValue(written.message)
  },
}

/** The store's reason. */
export const Refused: Story = {
  args: {
    initial: written,
    problem: problemOf('send_message', 'too_many_requests', 'Too many messages. Try again later.'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many messages. Try again later.')
  },
}

/** A text beyond the contract's limit has an error; the counter counts. */
export const LongHostileTextNarrow: Story = {
  args: { initial: { name: hostileText, email: written.email, subject: 'x'.repeat(101), message: 'y'.repeat(5000) } },
  decorators: [narrow],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('5,000/5,000')).toBeVisible()
    await expect(canvas.getByLabelText('Subject')).toHaveAccessibleDescription('1 character too many (limit 100)')
    await expect(canvasElement.querySelector('script, img')).toBeNull()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, decorators: [formColumn] }
export const Themes: Story = { decorators: [themes] }
