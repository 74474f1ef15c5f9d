import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createHandlers, http } from '@skafferi/fixtures/msw'
import {
  failingPromoCodeChanges,
  failingPromoCodes,
  promoCodeBelowMinimum,
  promoCodeEnded,
  promoCodeOnCart,
  promoCodesFull,
  promoCodeUnknown,
  promoCodeUsedUp,
  slowNetwork,
  tooManyPromoCodes,
} from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import { expectFailure, findSection, newestOrder, placeOrder, toastsIn } from '../stories/story-checkout'
import { expectAddress, StoryPage } from '../stories/StoryPage'
import { network, storyWorld } from '../stories/story-shop'

/** Promo codes for a discount, added and removed at checkout. */
const meta = {
  title: 'Pages/Cart and checkout/Checkout promo codes',
  component: StoryPage,
  args: { address: '/checkout', who: 'kiosk' },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

const { bulk, discounted } = storyWorld.carts
const applyFailedText = 'Failed to apply promo code. Please try again.'
const formatEuro = (amount: number) =>
  new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }).format(amount)

/** Waits for the promo codes. */
async function findCodes(canvasElement: HTMLElement) {
  const section = await findSection(canvasElement, 'Promo Codes')
  return { section, field: await section.findByRole('textbox', { name: 'Promo code' }) }
}

/** Types a code and presses Apply. */
async function apply(canvasElement: HTMLElement, code: string) {
  const { section, field } = await findCodes(canvasElement)
  await userEvent.type(field, code)
  await userEvent.click(section.getByRole('button', { name: 'Apply' }))
  return { section, field }
}

/** Applies a code, expects a toast and the reason at the field, and closes the toast. */
function expectCodeRefused(reason: string): Story['play'] {
  return async ({ canvas, canvasElement }) => {
    const { field } = await apply(canvasElement, 'SPRING5')
    await waitFor(() => expect(field).toHaveAccessibleDescription(reason))
    await expect(field).toHaveValue('SPRING5')
    await expectFailure(canvasElement, applyFailedText)
    await expect(field).toHaveAccessibleDescription(reason)
    await userEvent.type(field, 'X')
    await expect(field).not.toHaveAccessibleDescription(reason)
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  }
}

/** A code is applied and removed. The totals are the store's, with the code next to its discount. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const details = within(await canvas.findByRole('complementary', { name: 'Order Details' }))
    await step('without a code', async () => {
      await findCodes(canvasElement)
      await expect(details.getByText(formatEuro(bulk.total))).toBeVisible()
      await expect(details.queryByText('Discount')).toBeNull()
    })
  },
}

export const AddsAndRemoves: Story = {
  ...behaviour,
  play: async ({ canvas, canvasElement, step, msw }) => {
    const details = within(await canvas.findByRole('complementary', { name: 'Order Details' }))
    await step('with a code', async () => {
      msw.use(...promoCodeOnCart(storyWorld))
      const { section, field } = await apply(canvasElement, ' welcome10 ')
      await expect(await section.findByRole('listitem')).toHaveTextContent(/WELCOME10.*10% off goods/)
      await expect(field).toHaveValue('')
      await expect(await details.findByText('WELCOME10')).toBeVisible()
      await expect(details.getByText(formatEuro(-discounted.discount_total))).toBeVisible()
      await expect(details.getByText(formatEuro(discounted.total))).toBeVisible()
    })
    await step('without it again', async () => {
      msw.use(...createHandlers(storyWorld))
      const { section } = await findCodes(canvasElement)
      await userEvent.click(section.getByRole('button', { name: 'Remove WELCOME10' }))
      await waitFor(() => expect(section.queryByRole('listitem')).toBeNull())
      await expect(details.getByText(formatEuro(bulk.total))).toBeVisible()
      await expect(details.queryByText('Discount')).toBeNull()
    })
  },
}

/** The cart already has a code. */
export const OnTheCart: Story = {
  parameters: network(promoCodeOnCart(storyWorld)),
  play: async ({ canvas, canvasElement }) => {
    const { section } = await findCodes(canvasElement)
    await expect(await section.findByRole('button', { name: 'Remove WELCOME10' })).toBeVisible()
    const details = within(canvas.getByRole('complementary', { name: 'Order Details' }))
    await expect(await details.findByText('WELCOME10')).toBeVisible()
  },
}

export const OnTheCartIsOrdered: Story = {
  ...OnTheCart,
  ...behaviour,
  parameters: { ...OnTheCart.parameters, ...behaviour.parameters },
  play: async ({ canvasElement }) => {
    await placeOrder(canvasElement)
    await expectAddress(canvasElement, `/thanks?order=${newestOrder.id}`)
  },
}

/** The page does not wait for the list of codes: the order can be placed without it. */
export const Loading: Story = {
  parameters: network([http.get('/store/cart/promocode/list', () => new Promise<never>(() => undefined))]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading promo codes...')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  },
}

/** The codes cannot be loaded: a toast and the section report it, and the order can still be placed. */
export const Failed: Story = {
  parameters: network(failingPromoCodes()),
  play: async ({ canvas, canvasElement, msw }) => {
    const text = 'Failed to load promo codes.'
    await expectFailure(canvasElement, text)
    const section = await findSection(canvasElement, 'Promo Codes')
    await expect(section.getByText(text)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toBeEnabled()
    msw.use(...promoCodeOnCart(storyWorld))
    await userEvent.click(section.getByRole('button', { name: 'Try Again' }))
    await expect(await section.findByRole('button', { name: 'Remove WELCOME10' })).toBeVisible()
  },
}

/** A blank code is not sent. */
export const Empty: Story = {
  tags: ['reaches'],
  play: async ({ canvasElement }) => {
    const { field } = await apply(canvasElement, '   ')
    await expect(field).toHaveAccessibleDescription('Please enter a promo code.')
    await expect(toastsIn(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const Applying: Story = {
  tags: ['reaches'],
  play: async ({ canvas, canvasElement, msw }) => {
    await findCodes(canvasElement)
    msw.use(...slowNetwork())
    const { section } = await apply(canvasElement, 'WELCOME10')
    await expect(await section.findByRole('button', { name: /Applying\.\.\./ })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('button', { name: 'Place Order' })).toBeVisible()
  },
}

/** The code cannot be applied: it stays in its field. */
export const ApplyFailed: Story = {
  parameters: network(failingPromoCodeChanges()),
  play: async ({ canvasElement }) => {
    const { field } = await apply(canvasElement, 'WELCOME10')
    await expectFailure(canvasElement, applyFailedText)
    await expect(field).toHaveValue('WELCOME10')
  },
}

/** Without a response, the cart is loaded again to see whether the code was applied. */
export const ApplyNoResponse: Story = {
  tags: ['reaches'],
  play: async ({ canvas, canvasElement, msw }) => {
    await findCodes(canvasElement)
    msw.use(
      http.untyped.post('*/store/cart/promocode/add', () => Response.error()),
      ...promoCodeOnCart(storyWorld),
    )
    const { section, field } = await apply(canvasElement, 'WELCOME10')
    await waitFor(() => expect(field).toHaveAccessibleDescription(applyFailedText))
    await expect(await section.findByRole('button', { name: 'Remove WELCOME10' })).toBeVisible()
    const details = within(canvas.getByRole('complementary', { name: 'Order Details' }))
    await expect(await details.findByText(formatEuro(discounted.total))).toBeVisible()
  },
}

export const Unknown: Story = {
  tags: ['reaches'],
  parameters: network(promoCodeUnknown()),
  play: expectCodeRefused('We do not know the code SPRING5.'),
}

export const Ended: Story = {
  tags: ['reaches'],
  parameters: network(promoCodeEnded()),
  play: expectCodeRefused('The promo code OPENING15 has ended.'),
}

export const UsedUp: Story = {
  tags: ['reaches'],
  parameters: network(promoCodeUsedUp()),
  play: expectCodeRefused('The promo code EARLY20 is used up.'),
}

/** The store states the missing amount. */
export const BelowMinimum: Story = {
  tags: ['reaches'],
  parameters: network(promoCodeBelowMinimum()),
  play: expectCodeRefused('The promo code PALLET50 needs goods for €500.00; add €382.40.'),
}

export const TooManyCodes: Story = {
  tags: ['reaches'],
  parameters: network(promoCodesFull()),
  play: expectCodeRefused('A cart can have 5 promo codes at most.'),
}

/** After several attempts, the customer has to wait. */
export const TooManyAttempts: Story = {
  tags: ['reaches'],
  parameters: network(tooManyPromoCodes()),
  play: expectCodeRefused('Too many tries. Please wait 60 minutes.'),
}

/** The code and the totals stay. */
export const RemoveFailed: Story = {
  parameters: network(failingPromoCodeChanges(), promoCodeOnCart(storyWorld)),
  play: async ({ canvas, canvasElement }) => {
    const { section } = await findCodes(canvasElement)
    await userEvent.click(await section.findByRole('button', { name: 'Remove WELCOME10' }))
    await expectFailure(canvasElement, 'Failed to remove promo code. Please try again.')
    await expect(section.getByRole('button', { name: 'Remove WELCOME10' })).toBeVisible()
    const details = within(canvas.getByRole('complementary', { name: 'Order Details' }))
    await expect(details.getByText(formatEuro(discounted.total))).toBeVisible()
  },
}

export const Phone: Story = {
  ...OnTheCart,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const { section } = await findCodes(canvasElement)
    await expect(await section.findByRole('button', { name: 'Remove WELCOME10' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { ...OnTheCart, globals: { direction: 'rtl' }, play: undefined }
export const Dark: Story = { ...OnTheCart, globals: { scheme: 'dark' }, play: undefined }
