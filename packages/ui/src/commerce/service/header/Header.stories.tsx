import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { brand } from '@skafferi/brand'
import { hostileText } from '@skafferi/fixtures/build'
import { BrandProvider } from '../../../components/content/brand'
import { behaviour } from '../../../internal/stories/behaviour'
import { expectOneMarked, forceColours } from '../../../internal/stories/forced-colours'
import { guide } from '../../../internal/stories/guide'
import { pressKeys } from '../../../internal/stories/press-keys'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { customerOf } from '../../../internal/stories/story-orders'
import { storyWorld } from '../../../internal/stories/story-world'
import { ShopPathsProvider } from '../shop-paths'
import { storyPaths, withShopPaths } from '../shop-paths/story-paths'
import { CategoryTabs } from './Categories'
import { Header } from './Header'

const { name: customerName } = customerOf('kiosk')
const categories = storyWorld.categories.map(({ name }) => name)

const meta = {
  title: 'Commerce/Service/Header',
  component: Header,
  decorators: [(Story) => <header>{Story()}</header>, withShopPaths],
  parameters: {
    ...guide({
      also: ['navigation bar', 'app bar', 'top bar'],
      use: ['Above every page for customers.'],
      avoid: ['For visitors: VisitorHeader.', 'For a sign-in page: it has no header.'],
      do: [
        'Set the search text of the current page, so that it can be refined.',
        'Set a path only for pages that exist: a link without one is not shown.',
      ],
      dont: [
        'Do not add a bar: links beside shopping belong in the service bar.',
        'Do not show a count that is unknown.',
      ],
      keys: [
        { key: 'Tab', does: 'Moves through the service bar, logo, category menu, search, icons and category tabs.' },
        { key: 'Enter', does: 'In the search box: searches. On a menu button: opens the menu. On a link: follows it.' },
        {
          key: 'Arrow Down',
          does: 'In a menu: the next item. Arrow Up moves to the previous one, Home and End to the first and the last.',
        },
        { key: 'Escape', does: 'Closes a menu or the sheet on phones; the focus returns to its button.' },
      ],
      parts: [
        { name: 'Name', is: 'Links to the start page.', at: 'a[aria-label]' },
        { name: 'Search', is: 'Searches all products.', at: '[role=search]' },
        { name: 'Account', is: 'Profile and logout.', at: 'button[aria-haspopup], button' },
        { name: 'Cart', is: 'With the number of lines.', at: 'a[href*=cart]' },
      ],
      content: ['Counts are numbers of lines, not of pieces.'],
      widths:
        'A service bar, the header and a row of categories on a desktop; on phones logo, search and cart, and everything else in a menu.',
      announces: 'The banner landmark; “Cart, 12 items” is the name of one link.',
      pairs: 'takes the window',
    }),
    layout: 'fullscreen',
  },
  args: {
    customerName,
    categories,
    currentCategory: null,
    cartCount: 3,
    query: '',
    onSearch: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the wordmark opens the home page, the cart button the cart', async () => {
      await expect(canvas.getByRole('link', { name: 'Skafferi, home' })).toHaveAttribute('href', '/')
      await expect(canvas.getByRole('link', { name: 'Cart, 3 items' })).toHaveAttribute('href', '/cart')
    })
    await step('the search has a label', async () => {
      await expect(canvas.getByPlaceholderText('Search for anything...')).toBeVisible()
    })
    await step('the wishlist has no number', async () => {
      const wishlist = canvas.getByRole('link', { name: 'Wishlist' })
      await expect(wishlist).toHaveAttribute('href', '/wishlist')
      await expect(wishlist).toHaveTextContent('')
    })
    await step('the top bar has a greeting and a link to orders', async () => {
      await expect(canvas.getByText(`Welcome, ${customerName}`)).toBeVisible()
      const bar = within(canvas.getByRole('navigation', { name: 'Service' }))
      await expect(bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['Track Order', '/profile'],
        ['About Us', '/about'],
        ['FAQ', '/faq'],
        ['Contact Us', '/contact-us'],
      ])
      await expect(canvas.getByRole('link', { name: /^Call us/ })).toHaveAttribute('href', 'tel:+46313900600')
      await expect(canvas.getByText('Skafferi, Exempelgatan 1, 411 00 Gothenburg, Sweden')).toBeVisible()
    })
    await step('the empty search field has a placeholder', async () => {
      const box = canvas.getByRole('searchbox', { name: 'Search products' })
      await expect(box).toHaveAttribute('placeholder', 'Search for anything...')
    })
    await step('each category has a tab', async () => {
      const tabs = within(canvas.getByRole('navigation', { name: 'Categories' })).getAllByRole('link')
      await expect(tabs.map((tab) => tab.textContent)).toEqual(categories)
      await expect(tabs[0]).toHaveAttribute('href', '/products?category=Food%20%26%20Candy')
      await expect(tabs.some((tab) => tab.hasAttribute('aria-current'))).toBe(false)
    })
    await step('there is no mobile menu', async () => {
      await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull()
    })
  },
}

/** In a category, its tab is marked as current. */
export const InACategory: Story = {
  args: { currentCategory: 'Nicotine Pouches' },
  play: async ({ canvas }) => {
    const tabs = within(canvas.getByRole('navigation', { name: 'Categories' }))
    const open = tabs.getAllByRole('link').filter((tab) => tab.getAttribute('aria-current') === 'page')
    await expect(open.map((tab) => tab.textContent)).toEqual(['Nicotine Pouches'])
    await expect(getComputedStyle(open[0]!).borderBottomWidth).toBe('3px')
  },
}

/** Loading: space is reserved, and the cart shows no count. */
export const Loading: Story = {
  args: { categories: 'loading', customerName: null, cartCount: 0 },
  play: async ({ canvas }) => {
    const tabs = canvas.getByRole('navigation', { name: 'Categories' })
    await expect(within(tabs).getByRole('status')).toHaveTextContent('Loading categories...')
    await expect(canvas.getByText('Welcome')).toBeVisible()
    const cart = canvas.getByRole('link', { name: 'Cart, empty' })
    await expect(cart).toHaveTextContent('')
  },
}

export const LoadingInTheMenu: Story = {
  ...Loading,
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All Category' }))
    const opened = canvasElement.querySelector<HTMLElement>(':popover-open')
    await expect(opened).toHaveTextContent('Loading categories...')
  },
}

/** Without categories the menu says so, and there is no row of tabs. */
export const NoCategories: Story = {
  args: { categories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Categories' })).toBeNull()
  },
}

export const NoCategoriesInTheMenu: Story = {
  ...NoCategories,
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All Category' }))
    await expect(canvasElement.querySelector(':popover-open')).toHaveTextContent('No categories available')
  },
}

/** "All Category" is a menu button: Enter opens it, arrow keys move through it. */
export const CategoryMenuByKeyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'All Category' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const menu = within(await canvas.findByRole('menu', { name: 'All Category' }))
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Food & Candy' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    const second = menu.getByRole('menuitem', { name: 'Nicotine Pouches' })
    await expect(second).toHaveFocus()
    await expect(second).toHaveAttribute('href', '/products?category=Nicotine%20Pouches')
    await userEvent.keyboard('{End}')
    await expect(menu.getByRole('menuitem', { name: 'Gaming' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
  },
}

/** The account menu: Profile is a link, Logout a button. */
export const AccountMenu: Story = {
  tags: ['reaches'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'My account' }))
    const menu = within(await canvas.findByRole('menu', { name: 'My account' }))
    await expect(menu.getByRole('menuitem', { name: 'My Profile' })).toHaveAttribute('href', '/profile')
  },
}

export const AccountMenuSignsOut: Story = {
  ...AccountMenu,
  ...behaviour,
  play: async (context) => {
    await AccountMenu.play!(context)
    const { args, canvas } = context
    const menu = within(await canvas.findByRole('menu', { name: 'My account' }))
    await expect(args.onSignOut).not.toHaveBeenCalled()
    await userEvent.click(menu.getByRole('menuitem', { name: 'Logout' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

/** The badge stays small; the exact number is in the link's name. */
export const ManyInTheCart: Story = {
  args: { cartCount: 1240 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart, 1,240 items' })).toHaveTextContent('99+')
  },
}

/** A page without a path is not linked. */
export const WithoutServicePages: Story = {
  decorators: [
    (Story) => (
      <ShopPathsProvider
        paths={{
          ...storyPaths,
          about: undefined,
          faq: undefined,
          contact: undefined,
          wishlist: undefined,
          order: undefined,
        }}
      >
        <Story />
      </ShopPathsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Wishlist' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Track Order' })).toBeNull()
    await expect(canvas.queryByRole('navigation', { name: 'Service' })).toBeNull()
  },
}

/** One line is singular. */
export const OneInTheCart: Story = {
  args: { cartCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart, 1 item' })).toHaveTextContent('1')
  },
}

/** The address follows the box, as it does in the shop. */
function AddressedHeader(args: Parameters<typeof Header>[0]) {
  const [query, setQuery] = useState(args.query)
  return (
    <>
      <Header
        {...args}
        query={query}
        onSearch={(event) => {
          args.onSearch(event)
          setQuery(event.text)
        }}
      />
      <button type="button" onClick={() => setQuery('rye')}>
        Go back
      </button>
    </>
  )
}

/** The box contains the page's search and submits trimmed input; the focus stays in it. */
export const Searching: Story = {
  ...behaviour,
  args: { query: 'liquorice' },
  render: AddressedHeader,
  play: async ({ args, canvas, step }) => {
    const box = () => canvas.getByRole('searchbox', { name: 'Search products' })
    await step('Enter searches', async () => {
      await expect(box()).toHaveValue('liquorice')
      await userEvent.clear(box())
      await userEvent.type(box(), '  mint {Enter}')
      await expect(args.onSearch).toHaveBeenLastCalledWith({ text: 'mint' })
      await expect(box()).toHaveFocus()
    })
    await step('the clear button empties it and searches for everything', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
      await expect(args.onSearch).toHaveBeenLastCalledWith({ text: '' })
      await expect(box()).toHaveValue('')
      await expect(box()).toHaveFocus()
    })
    await step('another address fills in its own search', async () => {
      await userEvent.type(box(), 'half a wor')
      await userEvent.click(canvas.getByRole('button', { name: 'Go back' }))
      await expect(box()).toHaveValue('rye')
    })
  },
}

/** A shop without a square sign has its logo on phones, smaller. */
export const PhoneWithoutMark: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'mobile1' } },
  decorators: [
    (Story) => (
      <BrandProvider brand={{ ...brand, logo: brand.logo && { ...brand.logo, mark: null } }}>
        <Story />
      </BrandProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: 'Skafferi, home' })
    await expect(home).toHaveTextContent('')
    await expect(within(home).getByRole('img', { name: 'Skafferi' })).toBeVisible()
    await expect(home.getBoundingClientRect().width).toBeLessThanOrEqual(80)
  },
}

/** The menu on phones has all links of the bars; the search is in the header. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, step }) => {
    await step('the bars are hidden, the search is visible', async () => {
      await expect(canvas.queryByRole('button', { name: 'All Category' })).toBeNull()
      await expect(canvas.queryByRole('button', { name: 'My account' })).toBeNull()
      await expect(canvas.getByRole('searchbox', { name: 'Search products' })).toBeVisible()
    })
  },
}

export const OnAPhoneMenu: Story = {
  ...Phone,
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
      return within(await canvas.findByRole('dialog', { name: 'Menu' }))
    }

    await step('the menu has all links', async () => {
      const menu = await open()
      await expect(menu.getByRole('link', { name: 'Cart, 3 items' })).toHaveAttribute('href', '/cart')
      await expect(menu.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/wishlist')
      await expect(menu.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about')
      await expect(menu.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us')
      await expect(menu.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq')
      await expect(menu.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/profile')
      await expect(menu.getByRole('link', { name: 'Track Order' })).toHaveAttribute('href', '/profile')
      const address = menu.getByText('Skafferi, Exempelgatan 1, 411 00 Gothenburg, Sweden')
      await waitFor(() => expect(address).toBeVisible())
      for (const name of categories) {
        await waitFor(() => expect(menu.getByRole('link', { name })).toBeVisible())
      }
    })

    await step('closing it returns the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus()
    })

    await step('choosing an item closes it', async () => {
      const menu = await open()
      await userEvent.click(menu.getByRole('link', { name: 'Phones' }))
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    })

    await step('so does Log out', async () => {
      const menu = await open()
      await userEvent.click(menu.getByRole('button', { name: 'Logout' }))
      await expect(args.onSignOut).toHaveBeenCalledOnce()
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    })
  },
}

/** The menu on phones by keyboard: Enter opens it, Tab moves through it, Escape returns the focus. */
export const MobileMenuByKeyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const menu = within(await canvas.findByRole('dialog', { name: 'Menu' }))
    await waitFor(() => expect(menu.getByRole('heading', { name: 'Menu' })).toHaveFocus())
    await userEvent.tab()
    await expect(menu.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab()
    await expect(menu.getByRole('link', { name: 'Cart, 3 items' })).toHaveFocus()
    await userEvent.tab()
    await expect(menu.getByRole('link', { name: 'Wishlist' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
  },
}

/** Escape closes the menu without navigation; the focus returns to its button. */
export const MobileMenuEscapes: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Menu' })).toHaveFocus())
    await pressKeys('{Escape}', () => userEvent.click(canvas.getByRole('button', { name: 'Close' })))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
    await expect(args.onSignOut).not.toHaveBeenCalled()
  },
}

/**
 * Before categories are loaded, at 320 px: no scrollable area without keyboard access, and the menu says it is loading.
 */
export const MenuLoading: Story = {
  tags: ['reaches'],
  globals: { viewport: { value: 'mobile1' } },
  args: { categories: 'loading' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const menu = within(await canvas.findByRole('dialog', { name: 'Menu' }))
    await waitFor(() => expect(menu.getByText('Loading categories...')).toBeVisible())
  },
}

export const MenuLoadingCloses: Story = {
  ...MenuLoading,
  ...behaviour,
  play: async (context) => {
    await MenuLoading.play!(context)
    const { canvas } = context
    const menu = within(await canvas.findByRole('dialog', { name: 'Menu' }))
    await userEvent.click(menu.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** The menu on phones in a shop without categories. */
export const MenuEmpty: Story = {
  tags: ['reaches'],
  globals: { viewport: { value: 'mobile2' } },
  args: { categories: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const menu = within(await canvas.findByRole('dialog', { name: 'Menu' }))
    await waitFor(() => expect(menu.getByText('No categories available')).toBeVisible())
  },
}

/** At 320 px the row of categories scrolls; the page does not. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { cartCount: 1240 },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    const row = canvas.getByRole('link', { name: 'Gaming' }).parentElement!
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
  },
}

const long = {
  customerName: 'Wolfeschlegelsteinhausenbergerdorff-Österreicherhausen Maximiliana',
  categories: Array.from({ length: 12 }, (_, index) => `Category with quite a long name ${index + 1}`),
}

/** On a tablet long names leave room for the search. */
export const LongNames: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: long,
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    await expect(canvas.getByRole('searchbox').getBoundingClientRect().width).toBeGreaterThan(200)
  },
}

/** Hostile names are shown as text. */
export const HostileText: Story = {
  args: { customerName: hostileText, categories: [hostileText], query: hostileText },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('script, img:not([src^="/assets/demo/"])')).toBeNull()
    await expect(canvas.getByText(`Welcome, ${hostileText}`)).toBeVisible()
    const tab = within(canvas.getByRole('navigation', { name: 'Categories' })).getByRole('link')
    await expect(tab).toHaveAttribute('href', `/products?category=${encodeURIComponent(hostileText)}`)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Only the current category is marked as open. */
export const ForcedColours: Story = {
  ...behaviour,
  args: { currentCategory: categories[0]! },
  beforeEach: forceColours,
  play: async ({ canvas }) => {
    const tabs = within(canvas.getByRole('navigation', { name: 'Categories' })).getAllByRole('link')
    await expectOneMarked(tabs, tabs[0]!)
  },
}

export const States: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <StatesMatrix
      part={CategoryTabs}
      args={{ categories: categories.slice(0, 3), current: categories[0]!, showOnPhones: true }}
      target="a:not([aria-current])"
      cell={34}
    />
  ),
}

export const Dark: Story = { globals: { scheme: 'dark' }, args: { currentCategory: 'Phones' } }
export const HighContrast: Story = { globals: { contrast: 'more' }, args: { currentCategory: 'Phones' } }
