import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { CasesScreen, type CasesScreenProps } from './CasesScreen'
import { storyCase, storyCases, storySections } from './story-inbox'

const meta = {
  title: 'Office/Screens/CasesScreen',
  component: CasesScreen,
  decorators: [inOffice('inbox')],
  parameters: { layout: 'fullscreen' },
  args: {
    sections: storySections,
    kind: 'complaints',
    state: 'open',
    stateHrefs: { open: '/office/inbox', closed: '/office/inbox?view=closed' },
    cases: { status: 'ready', refreshing: false, view: storyCases },
    detail: { status: 'ready', refreshing: false, view: storyCase },
    current: 'compl_1',
    answer: '',
    busy: null,
    refused: null,
    onAnswer: fn(),
    onAction: fn(async () => true),
    onReset: fn(),
  },
} satisfies Meta<typeof CasesScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The list of complaints, and a complaint with a picture and an answer. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '3 of 24 jars broken' })).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Products' })).toHaveTextContent(
      /^Syltan Cloudberry Jam Jar · SYL-03233 of 24$/,
    )
    await expect(canvas.getByText('Case 2011 · 1 product')).toBeInTheDocument()
    await expect(canvas.getByRole('img', { name: 'Picture 1' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send answer' })).toBeDisabled()
  },
}

/** Another operator has answered: their answer is shown, and the typed answer is kept. */
export const AlreadyAnswered: Story = {
  args: {
    answer: 'We send three new jars.',
    refused: {
      do: 'answer',
      problem:
        'Tove Lund has already answered, so nothing was sent. Their answer is above; send yours again if it is still needed.',
    },
  },
}

/** A closed complaint with its note. */
export const Closed: Story = {
  args: {
    state: 'closed',
    detail: {
      status: 'ready',
      refreshing: false,
      view: {
        ...storyCase,
        state: 'closed',
        closed: {
          time: { text: 'Mon, 23 Nov, 10:01', dateTime: '2026-11-23T10:01:00+01:00' },
          by: 'Tove Lund',
          note: 'Credited three jars.',
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Credited three jars.')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const Empty: Story = {
  args: { cases: { status: 'ready', refreshing: false, view: { rows: [], count: 0 } }, detail: null, current: null },
}

export const Loading: Story = { args: { cases: { status: 'loading' }, detail: { status: 'loading' } } }

export const Failed: Story = {
  args: {
    cases: { status: 'failed', request: '8f2c-19d4', code: 'network', retry: fn() },
    detail: { status: 'failed', request: null, code: 'network', retry: fn() },
  },
}

function CasesWithAnswer(args: CasesScreenProps) {
  const [answer, setAnswer] = useState('')
  return <CasesScreen {...args} answer={answer} onAnswer={({ text }) => setAnswer(text)} />
}

/** An answer is sent and a complaint is closed with the keyboard. */
export const AnswersAndCloses: Story = {
  ...behaviour,
  render: (args) => <CasesWithAnswer {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Answer to Eva Lundmark' }), ' We send three new jars. ')
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: /^Close the complaint/ })).not.toBeChecked()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith({
      do: 'answer',
      text: 'We send three new jars.',
      state: 'open',
    })
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Close the complaint/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer and close' }))
    await expect(args.onAction).toHaveBeenCalledWith({ do: 'answer', text: 'We send three new jars.', state: 'closed' })
    canvas.getByRole('button', { name: 'Close with note...' }).focus()
    await userEvent.keyboard('{Enter}')
    const note = await canvas.findByRole('textbox', { name: 'Note' })
    await waitFor(() => expect(note).toHaveFocus())
    await userEvent.type(note, 'Credited three jars.')
    await userEvent.click(canvas.getByRole('button', { name: 'Close case' }))
    await expect(args.onAction).toHaveBeenCalledWith({ do: 'close', note: 'Credited three jars.' })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
