import { useState } from 'react'
import type { FoundView } from '@skafferi/domain/office/views'
import { CommandMenu } from '../../components/overlays/command-menu'
import { ForwardIcon, SearchIcon } from '../../components/content/icon'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeFindWords } from '../../words/generated/office-find'
import type { NavItem } from '../office-layout'
import { NAV_ICONS } from '../office-layout/nav-items'

/** The searchable lists, in display order. */
const SEARCHABLE_LISTS = ['orders', 'products', 'companies'] as const

/** The lists of results, in display order: words find a company before its orders, a number finds an order. */
const RESULT_LISTS = {
  words: ['companies', 'products', 'orders', 'people', 'team'],
  number: [...SEARCHABLE_LISTS, 'people', 'team'],
} as const

const RESULT_ICONS = {
  orders: NAV_ICONS.orders,
  products: NAV_ICONS.products,
  companies: NAV_ICONS.companies,
  people: NAV_ICONS.team,
  team: NAV_ICONS.team,
}

/** A command: a page on which something is begun. */
export interface OfficeCommand {
  id:
    | 'goodsIn'
    | 'newProduct'
    | 'import'
    | 'flashSale'
    | 'ship'
    | 'unpaid'
    | 'exportOrders'
    | 'exportProducts'
    | 'orderSettings'
  href: string
}

export interface OfficeFindProps {
  /** True if the menu is open. */
  open: boolean
  navItems: readonly NavItem[]
  /** Returns the URL of a list that is searched for a text. */
  searches: Readonly<Record<(typeof SEARCHABLE_LISTS)[number], (text: string) => string>>
  /** The commands that the operator may use. */
  commands: readonly OfficeCommand[]
  /** What the typed text finds; `null` before there is an answer. */
  found: FoundView | null
  /** True while it is searched. */
  busy: boolean
  /** The user types; an empty text once the menu closes. */
  onType: (event: { text: string }) => void
  /** The user chooses a result. */
  onNavigate: (event: { href: string }) => void
  /** The user closes the menu. */
  onClose: () => void
}

/** The id of a result: several people have the page of one company. */
const idOf = (list: string, index: number, href: string) => `${list}|${index}|${href}`

const hrefOf = (id: string) => id.slice(id.lastIndexOf('|') + 1)

const includes = (label: string, typed: string) => label.toLowerCase().includes(typed.toLowerCase())

/** The command menu of the office: orders, products, companies and people, commands, and pages by name. */
export function OfficeFind(props: OfficeFindProps) {
  const { open, navItems, searches, commands, found, busy, onType, onNavigate, onClose } = props
  const t = useWords(officeWords)
  const tFind = useWords(officeFindWords)
  const [text, setText] = useState('')
  const typed = text.trim()
  const matchingItems = navItems
    .map(({ id, href }) => ({ id: href, label: t(`place.${id}`), Icon: NAV_ICONS[id] }))
    .filter(({ label }) => includes(label, typed))
    .map(({ Icon, ...item }) => ({ ...item, icon: <Icon /> }))
  const matchingCommands = commands
    .map(({ id, href }) => ({
      id: href,
      label: tFind(`find.do.${id}`),
      // Other words by which it is found.
      words: id === 'goodsIn' || id === 'orderSettings' ? tFind(`find.words.${id}`) : '',
      icon: <ForwardIcon />,
    }))
    .filter(({ label, words }) => includes(label, typed) || includes(words, typed))
    .map(({ words: _, ...item }) => item)
  const results = RESULT_LISTS[/^#?\d/.test(typed) ? 'number' : 'words'].map((list) => {
    const Icon = RESULT_ICONS[list]
    const items = (found?.[list] ?? []).map(({ href, name, detail }, index) => ({
      id: idOf(list, index, href),
      label: name,
      detail,
      icon: <Icon />,
    }))
    return { id: list, label: list === 'people' ? tFind('find.people') : t(`place.${list}`), items }
  })
  function type(next: string) {
    setText(next)
    onType({ text: next })
  }
  const searchItems =
    typed === ''
      ? []
      : SEARCHABLE_LISTS.map((list) => ({
          id: searches[list](typed),
          label: tFind(`find.${list}`, { text: typed }),
          icon: <SearchIcon />,
        }))
  return (
    <CommandMenu
      open={open}
      label={t('find.label')}
      placeholder={t('find')}
      text={text}
      busy={busy}
      groups={[
        ...results,
        { id: 'commands', label: tFind('find.commands'), items: matchingCommands },
        { id: 'search', label: tFind('find.search'), items: searchItems },
        { id: 'places', label: tFind('find.places'), items: matchingItems },
      ].filter(({ items }) => items.length > 0)}
      empty={tFind('find.empty')}
      onType={(event) => type(event.text)}
      onChoose={({ id }) => {
        type('')
        onNavigate({ href: hrefOf(id) })
      }}
      onClose={() => {
        type('')
        onClose()
      }}
    />
  )
}
