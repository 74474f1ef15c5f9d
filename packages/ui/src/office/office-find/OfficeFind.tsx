import { useState } from 'react'
import type { FoundView } from '@skafferi/domain/office/views'
import { CommandMenu } from '../../components/overlays/command-menu'
import { ForwardIcon, SearchIcon } from '../../components/content/icon'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { NavItem } from '../office-layout'
import { NAV_ICONS } from '../office-layout/nav-items'

/** The searchable lists, in display order. */
const SEARCHABLE_LISTS = ['orders', 'products', 'companies'] as const

const RESULT_ICONS = { orders: NAV_ICONS.orders, products: NAV_ICONS.products, companies: NAV_ICONS.companies }

/** A command: a page on which something is begun. */
export interface OfficeCommand {
  id: 'newProduct' | 'import' | 'flashSale' | 'ship' | 'unpaid' | 'exportOrders' | 'exportProducts'
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

const includes = (label: string, typed: string) => label.toLowerCase().includes(typed.toLowerCase())

/** The command menu of the office: orders, products and companies, commands, and pages by name. */
export function OfficeFind(props: OfficeFindProps) {
  const { open, navItems, searches, commands, found, busy, onType, onNavigate, onClose } = props
  const t = useWords(officeWords)
  const [text, setText] = useState('')
  const typed = text.trim()
  const matchingItems = navItems
    .map(({ id, href }) => ({ id: href, label: t(`place.${id}`), Icon: NAV_ICONS[id] }))
    .filter(({ label }) => includes(label, typed))
    .map(({ Icon, ...item }) => ({ ...item, icon: <Icon /> }))
  const matchingCommands = commands
    .map(({ id, href }) => ({ id: href, label: t(`find.do.${id}`), icon: <ForwardIcon /> }))
    .filter(({ label }) => includes(label, typed))
  const results = SEARCHABLE_LISTS.map((list) => {
    const Icon = RESULT_ICONS[list]
    const items = (found?.[list] ?? []).map(({ href, name, detail }) => ({
      id: href,
      label: name,
      detail,
      icon: <Icon />,
    }))
    return { id: list, label: t(`place.${list}`), items }
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
          label: t(`find.${list}`, { text: typed }),
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
        { id: 'commands', label: t('find.commands'), items: matchingCommands },
        { id: 'search', label: t('find.search'), items: searchItems },
        { id: 'places', label: t('find.places'), items: matchingItems },
      ].filter(({ items }) => items.length > 0)}
      empty={t('find.empty')}
      onType={(event) => type(event.text)}
      onChoose={({ id }) => {
        type('')
        onNavigate({ href: id })
      }}
      onClose={() => {
        type('')
        onClose()
      }}
    />
  )
}
