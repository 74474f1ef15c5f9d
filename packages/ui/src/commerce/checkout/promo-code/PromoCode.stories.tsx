import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { PromotionsView } from '@skafferi/domain/shop/cart/views'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { noDraft, restoredDraft } from '../../../internal/stories/story-draft'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { storyMixedPromotions, storyNoPromotions, storyPromotions } from '../../../internal/stories/story-checkout'
import { narrow, themes } from '../../../internal/story-frames'
import { PromoCode, type PromoCodeProps } from './PromoCode'

const ready = (view: PromotionsView): PromoCodeProps['codes'] => ({ status: 'ready', view, refreshing: false })
const refused = (code: string, message: string | null) => {
  const action = 'apply_promo_code' as const
  return { action, code, message, fields: {} }
}
const retry = fn()

const meta = {
  title: 'Commerce/Checkout/PromoCode',
  component: PromoCode,
  args: {
    draft: noDraft,
    codes: ready(storyPromotions),
    state: 'idle',
    removing: null,
    problem: null,
    onApply: fn<PromoCodeProps['onApply']>(() => Promise.resolve(true)),
    onRemove: fn(),
    onDismissProblem: fn(),
  },
  parameters: guide({
    also: ['coupon', 'voucher', 'discount code'],
    use: ['In the “Promo Codes” section of the checkout.', 'Wherever codes can be added to an open cart.'],
    avoid: ['A placed order: show the discount in its totals.', 'Tags and filters: use ChipsField or Chip.'],
    do: [
      'Resolve `onApply` to true only if the store accepted the code: this clears the field.',
      'Keep a code without a discount in the list: the buyer may still reach its minimum.',
      'Show a refusal in a toast too, like every failure in the checkout.',
    ],
    dont: [
      'Do not validate a code in the browser: only the store knows the valid ones.',
      'Do not compute the discount of a code: show the amount from the store.',
    ],
    keys: [
      { key: 'Enter', does: 'In the field: adds the code.' },
      { key: 'Tab', does: 'Moves from the field to Apply, then from code to code.' },
      { key: 'Enter, Space', does: 'On the remove button of a code: removes it.' },
    ],
    parts: [
      { name: 'Field', is: 'For the code.', at: 'input' },
      { name: 'Apply', is: 'Sends the code to the store.', at: 'button[type=submit]' },
    ],
    content: ['A refusal gives the reason: expired, used up, or below the minimum.'],
    widths: 'Field and button are in one row at every width.',
    announces: 'A refusal is the description of the field. Removing a code is a status.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof PromoCode>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('each code has its discount', async () => {
      const list = within(canvas.getByRole('group', { name: 'Applied promo codes' }))
      await expect(list.getByRole('listitem')).toHaveTextContent(/WELCOME10.*10% off goods.*€\d/)
    })
  },
}

/** A code from before an expired session is restored, and discarded after it is added. */
export const RestoredInput: Story = {
  ...behaviour,
  args: { draft: { ...restoredDraft('PALLET'), save: fn(), discard: fn() } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveValue('PALLET')
    await userEvent.type(field, '50')
    await expect(args.draft.save).toHaveBeenLastCalledWith('PALLET50')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.draft.discard).toHaveBeenCalled())
  },
}

/** A code is sent trimmed; after the store accepts it the field is empty. */
export const AddsAndRemoves: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Promo code' })
    await step('a code is added', async () => {
      await userEvent.type(field, '  PALLET50 ')
      await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
      await expect(args.onApply).toHaveBeenLastCalledWith({ code: 'PALLET50' })
      await waitFor(() => expect(field).toHaveValue(''))
    })
    await step('a code is removed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove WELCOME10' }))
      await expect(args.onRemove).toHaveBeenLastCalledWith({ code: 'WELCOME10' })
    })
  },
}

/** Everything by keyboard; the focus stays in the section when the last code is removed. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  render: function Render(args) {
    const [promotions, setPromotions] = useState(storyMixedPromotions.promotions)
    return (
      <PromoCode
        {...args}
        codes={ready({ promotions })}
        onRemove={(event) => {
          args.onRemove(event)
          setPromotions(promotions.filter(({ code }) => code !== event.code))
        }}
      />
    )
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('spring5{Enter}')
    await expect(args.onApply).toHaveBeenLastCalledWith({ code: 'spring5' })
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove WELCOME10' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenLastCalledWith({ code: 'WELCOME10' })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove PALLET50' })).toHaveFocus())
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Applied promo codes' })).toHaveFocus())
  },
}

/** Whitespace is not a code. */
export const Blank: Story = {
  tags: ['reaches'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Promo code' })
    await userEvent.type(field, '   {Enter}')
    await expect(field).toHaveAccessibleDescription('Please enter a promo code.')
    await expect(args.onApply).not.toHaveBeenCalled()
  },
}

export const BlankIsCorrected: Story = {
  ...Blank,
  ...behaviour,
  play: async (context) => {
    await Blank.play!(context)
    const { canvas } = context
    const field = canvas.getByRole('textbox', { name: 'Promo code' })
    await userEvent.type(field, 'W')
    await expect(canvas.queryByText('Please enter a promo code.')).toBeNull()
  },
}

/** The store's reason is below the field and the input stays, until it is edited. */
export const Refused: Story = {
  args: {
    problem: refused('promo_code_minimum', 'The promo code PALLET50 needs goods for €500.00; add €382.40.'),
    onApply: fn<PromoCodeProps['onApply']>(() => Promise.resolve(false)),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Promo code' })
    await expect(field).toHaveAccessibleDescription(/add €382.40/)
  },
}

export const RefusedIsCorrected: Story = {
  ...Refused,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Promo code' })
    await userEvent.type(field, 'PALLET50')
    await expect(args.onDismissProblem).toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('PALLET50')
  },
}

/** Without an answer, the failure is shown. */
export const NoResponse: Story = {
  args: { problem: refused('network', null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to apply promo code. Please try again.')).toBeVisible()
  },
}

export const Applying: Story = {
  args: { state: 'applying' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Applying\.\.\./ })
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

/** One press is one attempt. */
export const ApplyingBlocksActions: Story = {
  ...Applying,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'SPRING5{Enter}')
    await expect(args.onApply).not.toHaveBeenCalled()
  },
}

export const Removing: Story = {
  args: { removing: 'WELCOME10' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Removing WELCOME10...')
    await expect(canvas.getByRole('listitem')).toHaveAttribute('aria-busy', 'true')
  },
}

/** A code below its minimum stays, with a message. */
export const NoDiscount: Story = {
  args: { codes: ready(storyMixedPromotions) },
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByRole('listitem')
    await expect(second).toHaveTextContent('€50.00 off the order')
    await expect(second).toHaveTextContent('Does not apply to this order at the moment.')
  },
}

export const None: Story = {
  args: { codes: ready(storyNoPromotions) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const Loading: Story = {
  args: { codes: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading promo codes...')
  },
}

/** A code can be added even if the applied ones cannot be loaded. */
export const ListFailed: Story = {
  args: {
    codes: { status: 'failed', problem: { ...refused('network', null), action: 'load_promo_codes' }, retry },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to load promo codes.')).toBeVisible()
  },
}

export const ListFailedRetry: Story = {
  ...ListFailed,
  ...behaviour,
  play: async ({ canvas }) => {
    retry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(retry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('textbox', { name: 'Promo code' })).toBeEnabled()
  },
}

const hostile = { ...storyPromotions.promotions[0]!, code: `<img src=x onerror=alert(1)>${'KOD'.repeat(12)}` }

/** On the narrowest screen, with the longest code. */
export const HostileTextNarrow: Story = {
  args: {
    codes: ready({ promotions: [hostile] }),
    problem: refused('unknown_promo_code', `We do not know the code ${'X'.repeat(40)}.`),
  },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvasElement.querySelector('img[src=x]')).toBeNull()
  },
}

export const RightToLeft: Story = { ...NoDiscount, globals: { direction: 'rtl' }, play: undefined }

export const States: Story = {
  render: (args) => (
    <StatesMatrix part={PromoCode} args={args} states={{ busy: Applying.args!, error: NoResponse.args! }} cell={20} />
  ),
}

export const Themes: Story = { ...NoDiscount, decorators: [themes], play: undefined }
