import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { failed, problemOf, ready } from '../../../internal/stories/story-load'
import { sessionListOf } from '../../../internal/stories/story-orders'
import { narrow, themes } from '../../../internal/story-frames'
import { SessionsCard } from './SessionsCard'

const [here, phone, program] = sessionListOf()
const retry = fn()

const meta = {
  title: 'Commerce/Account/SessionsCard',
  component: SessionsCard,
  args: {
    load: ready([here!, phone!, program!]),
    ending: [],
    endingOthers: false,
    ended: null,
    problem: null,
    onEnd: fn(async () => true),
    onEndOthers: fn(async () => true),
  },
  decorators: [(Story) => <div className="max-w-160">{Story()}</div>],
  parameters: guide({
    also: ['devices', 'log out everywhere'],
    use: ['For customers, to see their sessions and end those that are unknown or no longer needed.'],
    avoid: ['Signing out of the current session: use the account menu.'],
    do: ['Use common names for devices.', 'State if a browser is unknown.'],
    dont: ['Do not show IP addresses or versions: they do not help to recognise a device.'],
    keys: [{ key: 'Enter', does: 'On a button: ends the session that it names.' }],
    parts: [
      { name: 'Heading', is: 'The title of the card.', at: 'h2' },
      { name: 'Session', is: 'Browser, operating system and start.', at: 'li' },
      { name: 'End', is: 'Ends the session.', at: 'li button' },
    ],
    content: ['Official names of browsers and operating systems.'],
    widths: 'One session per row. On phones its button is below.',
    announces: 'The result is announced politely, and the focus moves to the heading.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof SessionsCard>

export default meta
type Story = StoryObj<typeof meta>

/** This browser first, without a button; every button names its session. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows.map((row) => row.querySelector('p')!.textContent)).toEqual([
      'Firefox on Windows · This browser',
      'Safari on iPhone',
      'Unknown browser',
    ])
    await expect(within(rows[0]!).queryByRole('button')).toBeNull()
    await expect(
      within(rows[1]!).getByRole('button', { name: /^Sign out Safari on iPhone, Signed in on/ }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sign out everywhere else' })).toBeVisible()
  },
}

/** Without other sessions there is a message. */
export const OnlyHere: Story = {
  args: { load: ready([here!]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are not signed in anywhere else.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Loading: Story = {
  args: { load: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading where you are signed in...')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { load: failed(problemOf('load_sessions'), retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Failed to load where you are signed in' })).toBeVisible()
  },
}

export const Retry: Story = {
  ...Failed,
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** By keyboard; the button is removed with the session, so the heading is focused. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onEnd).toHaveBeenCalledOnce()
    await expect(args.onEnd).toHaveBeenCalledWith({ id: 'signin_phone' })
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onEndOthers).toHaveBeenCalledOnce()
  },
}

export const Ending: Story = {
  args: { ending: ['signin_phone'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Signing out/ })).toHaveAttribute('aria-busy', 'true')
  },
}

export const NotEnded: Story = {
  args: { problem: problemOf('end_session') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to sign out this device. Please try again.')
  },
}

export const OthersNotEnded: Story = {
  args: { problem: problemOf('end_other_sessions') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to sign out your other devices. Please try again.',
    )
  },
}

export const Ended: Story = {
  args: { load: ready([here!, program!]), ended: 'one' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The device is signed out.').closest('[aria-live=polite]')).not.toBeNull()
  },
}

export const OthersEnded: Story = {
  args: { load: ready([here!]), ended: 'others' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your other devices are signed out.')).toBeVisible()
  },
}

export const LongHostileTextNarrow: Story = {
  decorators: [narrow],
  args: {
    load: ready([
      { ...here!, browser: hostileText },
      { ...phone!, browser: 'Browser'.repeat(20), system: 'x'.repeat(90) },
    ]),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull()
    const card = canvasElement.querySelector('section')!
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { decorators: [themes] }
