import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { Button } from '../../actions/button'
import { MailIcon, WarningIcon } from '../icon'
import { Timeline } from './Timeline'

const at = (text: string, dateTime: string) => ({ text, dateTime })

const meta = {
  title: 'Components/Content/Timeline',
  component: Timeline,
  parameters: guide({
    also: ['activity', 'history', 'log', 'audit'],
    since: '0.2.0',
    use: ['The activity of one item, or of the whole office: actor, action and time, newest first.'],
    avoid: ['Future steps: use StepList.', 'Values before and after a change: use Diff.'],
    do: [
      'Write a sentence that names the actor; the initials are not read by screen readers.',
      'Offer a fix for a failure.',
    ],
    dont: ['Don’t omit the year if an entry is more than a year old.'],
    keys: [{ key: 'Tab', does: 'Moves through the actions of the entries, then to older entries.' }],
    parts: [
      { name: 'Actor', is: 'The initials of a person, or an icon for the system.', at: 'li > span' },
      { name: 'Text', is: 'A sentence that names the actor.', at: 'li > span + span' },
      { name: 'Time', is: 'The formatted time.', at: 'li time' },
      { name: 'Action', is: 'A fix for a failure.', at: 'li button' },
    ],
    content: [
      'A sentence in the past tense: “Johan Berg shipped 6 of 8 lines”.',
      'Show the day with the time, and the year for older entries.',
    ],
    widths: 'As wide as its container; the icons stay at the start.',
    announces: 'A list. While older entries are loading, the button is announced as busy.',
    pairs: [
      {
        right: {
          entries: [
            {
              id: '1',
              actor: { kind: 'person', name: 'Johan Berg' },
              text: 'Johan Berg shipped 6 of 8 lines',
              time: at('Sat 10:20', '2026-11-21T10:20:00+01:00'),
            },
          ],
        },
        wrong: {
          entries: [
            {
              id: '1',
              actor: { kind: 'person', name: 'Johan Berg' },
              text: 'Shipped',
              time: at('Sat 10:20', '2026-11-21T10:20:00+01:00'),
            },
          ],
        },
        because: 'Screen readers do not read the initials: the sentence names the actor.',
      },
    ],
  }),
  args: {
    label: 'What happened to order 1042',
    background: 'page',
    entries: [
      {
        id: '4',
        actor: { kind: 'person', name: 'Tove Lund' },
        text: (
          <>
            <b>Tove Lund</b> wrote a note
          </>
        ),
        time: at('Sun 22 Nov, 09:12', '2026-11-22T09:12:00+01:00'),
        quote: 'Fine to send the chocolate on Tuesday.',
      },
      {
        id: '3',
        actor: { kind: 'system', icon: <WarningIcon size="sm" /> },
        text: 'E-mail to nordlys@mat.example failed',
        time: at('Sat 10:21', '2026-11-21T10:21:00+01:00'),
        state: 'failed',
        action: (
          <Button size="sm" variant="quiet">
            Try again
          </Button>
        ),
      },
      {
        id: '2',
        actor: { kind: 'system', icon: <MailIcon size="sm" /> },
        text: 'E-mail “On its way” was sent',
        time: at('Sat 10:20', '2026-11-21T10:20:00+01:00'),
      },
      {
        id: '1',
        actor: { kind: 'person', name: 'Johan Berg' },
        text: (
          <>
            <b>Johan Berg</b> shipped 6 of 8 lines
          </>
        ),
        time: at('Sat 10:20', '2026-11-21T10:20:00+01:00'),
      },
    ],
    onLoadOlder: fn(),
  },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

/** Entries by a person and by the shop, a failure with an action, and a note. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const entries = within(canvas.getByRole('list', { name: 'What happened to order 1042' })).getAllByRole('listitem')
    await expect(entries).toHaveLength(4)
    await expect(entries[0]).toHaveTextContent('Tove Lund wrote a note')
  },
}

export const LoadingOlder: Story = { args: { loadingOlder: true } }

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLoadOlder).toHaveBeenCalledOnce()
  },
}

export const Themes: Story = { decorators: [themes] }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: {
    entries: [
      {
        id: '1',
        actor: { kind: 'person', name: '' },
        text: hostileText,
        time: at('Sat 10:20', '2026-11-21'),
        quote: hostileText.repeat(3),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
