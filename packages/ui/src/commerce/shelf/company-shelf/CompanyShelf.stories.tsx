import { emptyFillDraft, withoutLastStep, withStep } from '@skafferi/domain/rules/shelf/fill-draft'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { failed, problemOf, ready } from '../../../internal/stories/story-load'
import {
  filledDraft,
  shelfViewOf,
  storyCompanyShelf,
  storyPlace,
  storyShelf,
  suggestedShelf,
} from '../../../internal/stories/story-shelf'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { CompanyShelf, type CompanyShelfProps } from './CompanyShelf'

const meta = {
  title: 'Commerce/Shelf/CompanyShelf',
  component: CompanyShelf,
  args: { ...storyCompanyShelf(ready(shelfViewOf())), onViewChange: fn() },
  // Parts that are loaded when they are shown.
  loaders: [async () => void (await Promise.all([import('../shelf-list'), import('../arrange-shelf')]))],
  parameters: guide({
    also: ['weekly order', 'standing shelf', 'fill up again', 'planogram'],
    use: ['At the top of a customer’s start page.'],
    avoid: ['Products that other customers buy: use ProductShelf.'],
    do: ['Let the buyer fill gaps one by one or all at once, and add them with one press.'],
    dont: ['Don’t add anything to the cart without that press.'],
    keys: [
      { key: 'Tab', does: 'Moves through the head, the places and the bar.' },
      { key: 'Arrow keys', does: 'In the board: move between the places.' },
    ],
    parts: [
      { name: 'Heading', is: 'Its title, and what is known about the company’s orders.', at: 'section > div' },
      { name: 'View', is: 'Board or list, over the same draft.', at: 'fieldset' },
      { name: 'Board', is: 'The places.', at: 'ul' },
      { name: 'Bar', is: 'The sum, Fill all and Add.', at: '[role=region]' },
    ],
    content: ['“About” marks every estimate.'],
    widths: 'As wide as the page; at full width on phones.',
    announces: 'A failure is an alert.',
    pairs: 'not applicable',
  }),
  decorators: [withShopPaths, (Story) => <div className="px-gutter">{Story()}</div>],
} satisfies Meta<typeof CompanyShelf>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Your shelf')
    await expect(canvas.getByText('24 articles · you order weekly, last on Fri 13 Nov')).toBeVisible()
    await expect(within(canvas.getByRole('list', { name: 'Your shelf' })).getAllByRole('listitem')).toHaveLength(24)
    await expect(
      canvas.getAllByText('Bar: the pieces of Fill. Mark: a lower price begins, yellow once reached.'),
    ).toHaveLength(1)
  },
}

/** The list shows the same draft. */
export const AsList: Story = {
  args: { shelf: ready(shelfViewOf(storyShelf, filledDraft(storyShelf, 'SAL-0120'))), initialView: 'list' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('spinbutton', { name: 'Quantity of Sältan Salt Liquorice Fish' })
    await expect(field).toHaveValue('72')
    await expect(canvas.getByRole('button', { name: 'Add 1 line' })).toBeVisible()
  },
}

/** A wrong quantity stops Add, which focuses its field; the bar names the article. An empty quantity does not. */
export const WrongQuantity: Story = {
  ...behaviour,
  args: { initialView: 'list' },
  render: function Typing(args) {
    const [draft, setDraft] = useState(filledDraft(storyShelf, 'SAL-0120'))
    const fill: CompanyShelfProps['onFill'] = (line) => setDraft((now) => withStep(now, [line]))
    const undo = () => setDraft(withoutLastStep)
    return <CompanyShelf {...args} shelf={ready(shelfViewOf(storyShelf, draft))} onFill={fill} onUndo={undo} />
  },
  play: async ({ args, canvas }) => {
    const [fish, second] = await canvas.findAllByRole('spinbutton')
    const bar = within(canvas.getByRole('region', { name: 'Order of your shelf' }))
    await userEvent.clear(second!)
    await userEvent.type(second!, '7x')
    await expect(canvas.getByText(/^1 quantity is wrong: /)).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Add 1 line' }))
    await expect(args.add.onAdd).not.toHaveBeenCalled()
    await expect(second).toHaveFocus()
    await expect(second).toHaveValue('7x')
    await userEvent.clear(second!)
    await userEvent.click(bar.getByRole('button', { name: 'Add 1 line' }))
    await expect(args.add.onAdd).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByText(/quantity is wrong/)).toBeNull())
    // A wrong text empties the article, and does not return after Undo.
    await userEvent.clear(fish!)
    await userEvent.type(fish!, '72x')
    await expect(canvas.getByText('1 quantity is wrong: Sältan Salt Liquorice Fish')).toBeVisible()
    await userEvent.clear(fish!)
    await userEvent.type(fish!, '72')
    await expect(canvas.queryByText(/quantity is wrong/)).toBeNull()
    await userEvent.click(bar.getByRole('button', { name: 'Undo' }))
    await expect(fish).toHaveValue('7')
    await expect(fish).not.toHaveAttribute('aria-invalid')
  },
}

/** A shelf with 14 gaps. */
const gappyShelf = { ...storyShelf, places: storyShelf.places.slice(0, 14).map(({ sku }) => storyPlace([sku!, 96, 0])) }

/** An order of 14 lines takes 15 keys: F fills and goes on to the next gap, after the last one to Add. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  render: function Filling(args) {
    const [draft, setDraft] = useState(emptyFillDraft)
    const fill: CompanyShelfProps['onFill'] = (line) => {
      args.onFill(line)
      setDraft((now) => withStep(now, [line]))
    }
    const undo = () => {
      args.onUndo()
      setDraft(withoutLastStep)
    }
    return <CompanyShelf {...args} shelf={ready(shelfViewOf(gappyShelf, draft))} onFill={fill} onUndo={undo} />
  },
  play: async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByRole('button', { name: /^Fill .* with/ })
    first!.focus()
    await userEvent.keyboard('f')
    await expect(args.onFill).toHaveBeenCalledOnce()
    await expect(second).toHaveFocus()
    await userEvent.keyboard('f'.repeat(13))
    await expect(args.onFill).toHaveBeenCalledTimes(14)
    await expect(canvas.getByRole('button', { name: 'Add 14 lines' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.add.onAdd).toHaveBeenCalledOnce()
    // Z takes back the last fill, and the focus goes to its gap.
    await userEvent.keyboard('z')
    await expect(args.onUndo).toHaveBeenCalledOnce()
    const [back] = canvas.getAllByRole('button', { name: /^Fill .* with/ })
    await expect(back).toHaveFocus()
  },
}

/** What is being added cannot be filled or taken back. */
export const Adding: Story = {
  args: {
    shelf: ready(shelfViewOf(storyShelf, filledDraft(storyShelf, 'SAL-0120'))),
    add: { ...storyCompanyShelf(ready(shelfViewOf())).add, adding: true },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    for (const button of within(canvas.getByRole('list', { name: 'Your shelf' })).getAllByRole('button'))
      await expect(button).toBeDisabled()
  },
}

/** Derived from the company’s orders, until it is arranged. */
export const Derived: Story = {
  args: { shelf: ready(shelfViewOf({ ...storyShelf, source: 'orders', version: 0, changed_by: null })) },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Arranging: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Arrange' }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Arrange your shelf' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Sältan Butter Toffee' }))
    await expect(args.arrange.remove).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await expect(within(document.body).queryByRole('dialog')).toBeNull()
  },
}

export const Suggested: Story = {
  args: { shelf: ready(shelfViewOf(suggestedShelf)) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing ordered yet. These are what other customers order most.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Arrange' })).toBeNull()
  },
}

/** Of a long shelf the board shows 24 articles, the list all. */
export const ManyArticles: Story = {
  args: {
    shelf: ready(
      shelfViewOf({
        ...storyShelf,
        places: Array.from({ length: 60 }, (_, index) => ({
          ...storyPlace(['SAL-0120', 96, index]),
          variant_id: `variant_${index}`,
        })),
      }),
    ),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/60 articles · 24 of them here, all in the list/)).toBeVisible()
    await expect(within(canvas.getByRole('list', { name: 'Your shelf' })).getAllByRole('listitem')).toHaveLength(24)
  },
}

/** The picture shows all of them on request. */
export const ShowsAll: Story = {
  ...behaviour,
  args: ManyArticles.args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 60' }))
    await expect(within(canvas.getByRole('list', { name: 'Your shelf' })).getAllByRole('listitem')).toHaveLength(60)
    await expect(canvas.getByText(/60 articles · you order/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Show all/ })).toBeNull()
  },
}

/** The list shows all articles, so it names no part of them. */
export const ManyArticlesAsList: Story = {
  ...behaviour,
  args: ManyArticles.args,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'List' }))
    await expect(canvas.getByText(/60 articles · you order/)).toBeVisible()
    await expect(args.onViewChange).toHaveBeenCalledWith({ view: 'list' })
  },
}

/** After adding, only the report leads to the cart. */
export const Added: Story = {
  args: {
    add: {
      ...storyCompanyShelf(ready(shelfViewOf())).add,
      report: {
        added: 1,
        lines: [{ productId: 'one', title: 'Salt Liquorice', outcome: 'added', quantity: 72, left: 0 }],
      },
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /view cart/i })).toHaveLength(1)
  },
}

/** After adding, the focus goes to the cart, not to Fill all, which has taken the place of Add. */
export const FocusAfterAdding: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  render: function PressingAdd(args) {
    const [isAdded, setAdded] = useState(false)
    const draft = isAdded ? emptyFillDraft : filledDraft(storyShelf, 'SAL-0120')
    const report = isAdded ? Added.args!.add!.report : null
    const add = { ...args.add, report, onAdd: () => setAdded(true) }
    return <CompanyShelf {...args} shelf={ready(shelfViewOf(storyShelf, draft))} add={add} />
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Add 1 line' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /^Fill all/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View cart' })).toHaveFocus()
  },
}

const [first, ...others] = storyShelf.places

/** An article that is ordered regularly is named if the arranged shelf lacks it. */
export const Unplaced: Story = {
  ...behaviour,
  args: { shelf: ready(shelfViewOf({ ...storyShelf, places: others, unplaced: [first!] })) },
  play: async ({ args, canvas }) => {
    const title = first!.product_title
    await expect(canvas.getByText(`1 article that you order regularly is not on this shelf: ${title}`)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Arrange your shelf' }))
    await userEvent.click(dialog.getByRole('button', { name: `Add ${title} to your shelf` }))
    await expect(args.arrange.add).toHaveBeenCalledOnce()
  },
}

/** A colleague arranged it. */
export const Colleague: Story = {
  args: { shelf: ready(shelfViewOf({ ...storyShelf, changed_by: { name: 'Ola Berg', is_you: false } })) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/arranged by Ola Berg/)).toBeVisible()
  },
}

export const Empty: Story = {
  args: { shelf: ready(shelfViewOf({ ...suggestedShelf, places: [] })) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^What you order will stand here/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See the products' })).toHaveAttribute('href', '/products')
    await expect(canvas.getByRole('link', { name: 'Paste an order list' })).toHaveAttribute('href', '/cart')
  },
}

export const Loading: Story = {
  args: { shelf: { status: 'loading' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your shelf...')).toBeInTheDocument()
    // The tools only keep their room.
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}

export const Failed: Story = {
  args: { shelf: failed(problemOf('load_shelf'), fn()) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible()
  },
}

/** The lines may be in the cart: the draft is kept, and pressing again adds nothing twice. */
export const Unanswered: Story = {
  args: {
    shelf: ready({ ...shelfViewOf(storyShelf, filledDraft(storyShelf, 'SAL-0120')), unanswered: true }),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Press Add again: nothing is added twice.')
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await expect(canvas.getByText(/^Bar: the pieces of Fill/)).toBeVisible()
  },
}
/** What gets the focus is scrolled above the bar. */
export const FocusAboveBar: Story = {
  ...behaviour,
  globals: { viewport: { value: 'mobile1' } },
  args: { initialView: 'list' },
  play: async ({ canvas }) => {
    const [quantity] = await canvas.findAllByRole('spinbutton')
    await expect(getComputedStyle(quantity!).scrollMarginBottom).toBe('112px')
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: { chromatic: { disableSnapshot: true } },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = {
  globals: { contrast: 'more' },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** An empty shelf can be arranged, so that articles can be added to it. */
export const EmptyIsArranged: Story = {
  ...behaviour,
  args: {
    shelf: ready(shelfViewOf({ ...storyShelf, places: [] })),
    renderSearch: ({ isFull }) => <p>{isFull ? 'Full' : 'The search'}</p>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Arrange' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByText('The search')).toBeVisible()
  },
}
