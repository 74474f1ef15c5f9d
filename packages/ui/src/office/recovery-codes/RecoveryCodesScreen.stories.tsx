import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { RecoveryCodesScreen } from './RecoveryCodesScreen'
import { storyCodes } from './story-codes'

const left = (count: number) =>
  ({ status: 'ready', refreshing: false, view: { email: 'maja@skafferi.example', left: count } }) as const

const meta = {
  title: 'Office/Screens/RecoveryCodesScreen',
  component: RecoveryCodesScreen,
  decorators: [inOffice(null)],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { codes: left(9), made: null, busy: false, problem: null, onMake: fn(async () => false), onKept: fn() },
} satisfies Meta<typeof RecoveryCodesScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have 9 recovery codes left.')).toBeVisible()
  },
}

export const NoneLeft: Story = {
  args: { codes: left(0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no recovery codes left.')).toBeVisible()
    await expect(canvas.getByText(/you cannot sign in without another owner/)).toBeVisible()
  },
}

export const Loading: Story = { args: { codes: { status: 'loading' } } }

export const Failed: Story = {
  args: { codes: { status: 'failed', request: 'req-7', code: 'unexpected_state', retry: fn() } },
}

export const Making: Story = { args: { busy: true } }

export const Refused: Story = {
  args: { problem: 'The password or the code is wrong. Your recovery codes are unchanged.' },
}

/** The new codes are shown until the user has kept them. */
export const Made: Story = {
  args: { codes: left(10), made: storyCodes },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('listitem').filter(({ textContent }) => /^\w{5}-\w{5}$/.test(textContent)),
    ).toHaveLength(10)
  },
}

/** The codes are copied, printed and downloaded; a browser that refuses to copy is explained. */
export const KeepsCodes: Story = {
  ...behaviour,
  args: { codes: left(10), made: storyCodes },
  play: async ({ args, canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(await canvas.findByText(/did not allow copying/)).toBeVisible()
    write.mockResolvedValueOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(write).toHaveBeenLastCalledWith(expect.stringContaining(storyCodes.join('\n')))
    const print = spyOn(window, 'print').mockReturnValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await expect(print).toHaveBeenCalledOnce()
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
    await expect(click.mock.contexts[0]).toHaveProperty('download', 'recovery-codes.txt')
    for (const mock of [write, print, click]) mock.mockRestore()
    const leave = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leave)
    await expect(leave.defaultPrevented).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: 'I have kept them' }))
    await expect(args.onKept).toHaveBeenCalledOnce()
  },
}

/** The password or the six digits are required; a refused code is cleared, because it is valid only once. */
export const AsksForProof: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const make = canvas.getByRole('button', { name: 'Make ten new codes' })
    await userEvent.click(make)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter your password.')
    await userEvent.type(canvas.getByLabelText('Your password'), 'a long sentence{Enter}')
    await expect(args.onMake).toHaveBeenLastCalledWith({ password: 'a long sentence' })
    await userEvent.click(canvas.getByRole('button', { name: 'Use a code instead' }))
    const code = canvas.getByLabelText('Code of your authenticator')
    await expect(code).toHaveFocus()
    await userEvent.type(code, '28708{Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter the six digits.')
    await userEvent.type(code, '2{Enter}')
    await expect(args.onMake).toHaveBeenLastCalledWith({ code: '287082' })
    await expect(code).toHaveValue('')
    await expect(args.onMake).toHaveBeenCalledTimes(2)
  },
}

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
