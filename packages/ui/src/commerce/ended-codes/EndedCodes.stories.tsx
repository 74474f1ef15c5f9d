import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { EndedCodes as EndedCodesView } from '@skafferi/domain/checkout/views'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { narrow, themes } from '../../internal/story-frames'
import { problemOf } from '../../internal/stories/story-load'
import { EndedCodes } from './EndedCodes'

const onRemove = fn<EndedCodesView['onRemove']>(() => Promise.resolve(true))
const ended: EndedCodesView = { codes: [{ code: 'SUMMER', reason: 'ended' }], removing: null, problem: null, onRemove }

const meta = {
  title: 'Commerce/Cart/EndedCodes',
  component: EndedCodes,
  args: { ended },
  parameters: {
    ...guide({
      also: ['expired coupon', 'promo code ended'],
      use: ['Above the cart and the checkout, when a promo code on the cart has ended or is used up.'],
      avoid: ['For a code whose minimum is not reached: PromoCode keeps it, as more goods bring it back.'],
      do: ['Name the code, and remove it with one press.'],
      dont: ['Don’t remove a code for the buyer.'],
      keys: [{ key: 'Enter, Space', does: 'removes the code' }],
      parts: [
        { name: 'Words', is: 'Which code, and why it takes nothing off.', at: '[data-tone] > div' },
        { name: 'Remove', is: 'The way out.', at: 'button' },
      ],
      content: ['The code as it was made, in the text and on the button.'],
      widths: 'One line on a desk; on phones the button stands below the words.',
      announces: 'Its words, when the reader pauses; after removal the focus goes to the page’s heading.',
      pairs: 'leaves no choice',
    }),
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof EndedCodes>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The promo code SUMMER has ended. Remove it to place the order.',
    )
  },
}

export const UsedUp: Story = {
  args: { ended: { ...ended, codes: [...ended.codes, { code: 'FIRST', reason: 'used_up' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The promo code FIRST is used up. Remove it to place the order.')).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
}

/** A code is removed by keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    onRemove.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove SUMMER' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onRemove).toHaveBeenCalledWith({ code: 'SUMMER' })
  },
}

export const Removing: Story = {
  args: { ended: { ...ended, removing: 'SUMMER' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Removing SUMMER...' })).toBeVisible()
  },
}

/** It could not be removed. */
export const Failed: Story = {
  args: { ended: { ...ended, problem: problemOf('remove_promo_code') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Remove SUMMER' })).toBeEnabled()
  },
}

export const LongTextNarrow: Story = {
  args: { ended: { ...ended, codes: [{ code: 'MIDSUMMER'.repeat(4), reason: 'ended' }] } },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
}
export const Themes: Story = { decorators: [themes] }
