import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { EndedCodes as EndedCodesView } from '@skafferi/domain/shop/checkout/views'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { narrow, themes } from '../../../internal/story-frames'
import { problemOf } from '../../../internal/stories/story-load'
import { EndedCodes } from './EndedCodes'

const onRemove = fn<EndedCodesView['onRemove']>(() => Promise.resolve(true))
const endedCodes: EndedCodesView = {
  codes: [{ code: 'SUMMER', reason: 'ended' }],
  removing: null,
  problem: null,
  onRemove,
}

const meta = {
  title: 'Commerce/Cart/EndedCodes',
  component: EndedCodes,
  args: { endedCodes },
  parameters: {
    ...guide({
      also: ['expired coupon', 'promo code ended'],
      use: ['Above the cart and the checkout, if a promo code of the cart has ended or is used up.'],
      avoid: [
        'For a code whose minimum is not reached: PromoCode keeps it, because it applies again when goods are added.',
      ],
      do: ['Name the code, and remove it with one press.'],
      dont: ['Don’t remove a code without the buyer.'],
      keys: [{ key: 'Enter, Space', does: 'removes the code' }],
      parts: [
        { name: 'Text', is: 'The code, and why it no longer applies.', at: '[data-tone] > div' },
        { name: 'Remove', is: 'Removes the code.', at: 'button' },
      ],
      content: ['Show the code as it was created, in the text and on the button.'],
      widths: 'One line on a desktop; on phones the button is below the text.',
      announces: 'The text, politely. After removal the focus moves to the page’s heading.',
      pairs: 'not applicable',
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
  args: { endedCodes: { ...endedCodes, codes: [...endedCodes.codes, { code: 'FIRST', reason: 'used_up' }] } },
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
  args: { endedCodes: { ...endedCodes, removing: 'SUMMER' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Removing SUMMER...' })).toBeVisible()
  },
}

/** It could not be removed. */
export const Failed: Story = {
  args: { endedCodes: { ...endedCodes, problem: problemOf('remove_promo_code') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Remove SUMMER' })).toBeEnabled()
  },
}

export const LongTextNarrow: Story = {
  args: { endedCodes: { ...endedCodes, codes: [{ code: 'MIDSUMMER'.repeat(4), reason: 'ended' }] } },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
}
export const Themes: Story = { decorators: [themes] }
