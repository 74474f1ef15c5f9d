import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../../internal/stories/behaviour'
import { expectOneMarked, forceColours } from '../../../internal/stories/forced-colours'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { storyBlock, storyCatalogue, storyValues } from '../../../internal/stories/story-content'
import { themes } from '../../../internal/story-frames'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { ValuesTabs } from './ValuesTabs'

const meta = {
  title: 'Commerce/Catalogue/ValuesTabs',
  component: ValuesTabs,
  args: { content: storyValues, defaultHref: '/sign-in' },
  decorators: [withShopPaths],
  loaders: [async () => void (await import('../../shelf/shelf-composer'))],
  parameters: guide({
    also: ['use cases', 'audience'],
    use: ['To show the benefits of the shop by type of business, on the landing page.'],
    avoid: ['Sections that users compare: use headings below each other.', 'Sections of a product page: use Tabs.'],
    do: ['Label a tab with the type of business, in one or two words.'],
    dont: ['Don’t put essential information into a tab.'],
    keys: [
      { key: 'Arrow Down', does: 'Opens the next tab, and the first after the last. Arrow Up opens the previous one.' },
      { key: 'Home', does: 'Opens the first tab. End opens the last.' },
      { key: 'Tab', does: 'Moves from the tabs to the button.' },
    ],
    parts: [
      { name: 'Tabs', is: 'The types of business.', at: '[role=tablist], select' },
      { name: 'Panel', is: 'The benefits for the selected type.', at: '[role=tabpanel]' },
    ],
    content: ['Tab labels are plural nouns, such as “Bakeries”.'],
    widths: 'Tabs at the side. Below 1024 px a select replaces them.',
    announces: 'A tab list, or a combobox, with a name.',
    pairs: [
      {
        right: { content: storyValues },
        wrong: { content: { ...storyValues, tabs: storyValues.tabs.slice(0, 1) } },
        because: 'A single tab is only a heading.',
      },
    ],
  }),
} satisfies Meta<typeof ValuesTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** By keyboard: arrow keys wrap around, the panel changes, and Tab moves to its button. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name })
    const panel = () => canvas.getByRole('tabpanel')
    await userEvent.tab()
    await expect(tab('Bakeries')).toHaveFocus()
    await expect(panel()).toHaveAccessibleName('Bakeries')
    await userEvent.keyboard('{ArrowUp}')
    await expect(tab('Hotels & hostels')).toHaveFocus()
    await expect(tab('Hotels & hostels')).toHaveAttribute('aria-selected', 'true')
    await expect(panel()).toHaveTextContent('Hotels & hostels that order here')
    await userEvent.keyboard('{Home}')
    await expect(tab('Bakeries')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Ask other bakeries' })).toHaveFocus()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/sign-in')
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
}

const trades = storyBlock('landing', 'values')

/** With articles each trade has a shelf; a change of one does not change the others. */
export const Shelves: Story = {
  args: { content: trades, catalogue: storyCatalogue },
  play: async ({ canvas }) => {
    const shelf = await canvas.findByRole('list', { name: 'Retail' })
    await expect(shelf.children).toHaveLength(16)
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'horizontal')
  },
}

/** What is taken out stays out when the visitor comes back to the trade; the next place has the focus. */
export const ChangedShelf: Story = {
  ...behaviour,
  args: { content: trades, catalogue: storyCatalogue },
  play: async ({ canvas }) => {
    const placesOf = (name: string) => canvas.getByRole('list', { name }).children
    const [first] = await canvas.findAllByRole('button', { name: /^Take / })
    await userEvent.click(first!)
    await expect(placesOf('Retail')).toHaveLength(15)
    await expect(canvas.getAllByRole('button', { name: /^Take / })[0]).toHaveFocus()
    await userEvent.click(canvas.getByRole('tab', { name: 'Wholesale' }))
    await expect(placesOf('Wholesale')).toHaveLength(16)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(placesOf('Retail')).toHaveLength(15)
    await userEvent.click(canvas.getByRole('button', { name: 'Suggested shelf' }))
    await expect(placesOf('Retail')).toHaveLength(16)
  },
}

const fragment = { text: '', read: () => fragment.text, replace: (text: string) => void (fragment.text = text) }

/** A reload shows the shelf that was changed last, as it was left. */
export const AfterReload: Story = {
  ...behaviour,
  args: { content: trades, catalogue: storyCatalogue, fragment },
  beforeEach() {
    const [first, second] = storyCatalogue.articles
    fragment.text = `#shelf=0:${first!.variant_id};1:${second!.variant_id},${first!.variant_id}`
  },
  play: async ({ canvas }) => {
    const placesOf = (name: string) => canvas.getByRole('list', { name }).children
    await canvas.findByRole('list', { name: 'Wholesale' })
    await expect(placesOf('Wholesale')).toHaveLength(2)
    await userEvent.click(canvas.getAllByRole('button', { name: /^Take / })[0]!)
    await expect(placesOf('Wholesale')).toHaveLength(1)
    await expect(fragment.text).toMatch(/^#shelf=0:[^,;]+;1:[^,;]+$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Suggested shelf' }))
    await expect(placesOf('Wholesale')).toHaveLength(16)
    await expect(fragment.text).toMatch(/^#shelf=0:[^,;]+$/)
  },
}

/** A trade whose articles are all off sale shows its pictures. */
export const NothingOnSale: Story = {
  ...behaviour,
  args: { content: trades, catalogue: { ...storyCatalogue, articles: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
  },
}

/** Without tabs, there is nothing. */
export const NoTabs: Story = {
  ...behaviour,
  args: { content: { ...storyValues, tabs: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

/** A link to sign-in leads to the page's own target; a tab without a button text has no button. */
export const Links: Story = {
  ...behaviour,
  args: {
    content: {
      ...storyValues,
      tabs: ['/faq', '/sign-in', null].map((href, index) => ({
        ...storyValues.tabs[index]!,
        button: { text: href === null ? '' : 'Go', href },
      })),
    },
    defaultHref: '/sign-in?return_to=%2Fcart',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/faq')
    await userEvent.click(canvas.getByRole('tab', { name: 'Ferries' }))
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/sign-in?return_to=%2Fcart')
    await userEvent.click(canvas.getByRole('tab', { name: 'Hotels & hostels' }))
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** Without a place there is no line for it. */
export const OneTab: Story = {
  args: { content: { ...storyValues, tabs: [{ ...storyValues.tabs[0]!, location: '', pictures: [] }] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Gothenburg, Sweden')).toBeNull()
  },
}

/** On a phone the tabs are a select. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull()
  },
}

export const OnAPhoneChooses: Story = {
  ...Phone,
  ...behaviour,
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Kinds of business' })
    await userEvent.selectOptions(select, 'Ferries')
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(/^Ferries/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const LongHostileText: Story = {
  args: {
    content: {
      ...storyValues,
      tabs: storyValues.tabs.map((tab, index) => ({
        ...tab,
        name: hostileText + index,
        business: 'x'.repeat(200),
        text: hostileText.repeat(5),
      })),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Only the open tab has a border. */
export const ForcedColours: Story = {
  ...behaviour,
  beforeEach: forceColours,
  play: async ({ canvas }) => {
    await expectOneMarked(canvas.getAllByRole('tab'), canvas.getByRole('tab', { selected: true }))
  },
}

export const States: Story = {
  render: (args) => <StatesMatrix part={ValuesTabs} args={args} target="[aria-selected=false]" cell={34} />,
}

export const Themes: Story = { ...inStates, decorators: [themes] }
