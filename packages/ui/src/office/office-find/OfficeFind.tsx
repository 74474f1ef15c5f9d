import { useState } from 'react'
import { CommandMenu } from '../../components/overlays/command-menu'
import { SearchIcon } from '../../components/content/icon'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { NavItem } from '../office-layout'
import { NAV_ICONS } from '../office-layout/nav-items'

/** The searchable lists, in display order. */
const SEARCHABLE_LISTS = ['orders', 'products', 'companies'] as const

export interface OfficeFindProps {
  /** True if the menu is open. */
  open: boolean
  navItems: readonly NavItem[]
  /** Returns the URL of a list that is searched for a text. */
  searches: Readonly<Record<(typeof SEARCHABLE_LISTS)[number], (text: string) => string>>
  /** The user chooses a result. */
  onNavigate: (event: { href: string }) => void
  /** The user closes the menu. */
  onClose: () => void
}

/** The command menu of the office: pages by name, and searches in orders, products and companies. */
export function OfficeFind({ open, navItems, searches, onNavigate, onClose }: OfficeFindProps) {
  const t = useWords(officeWords)
  const [text, setText] = useState('')
  const typed = text.trim()
  const matchingItems = navItems
    .map(({ id, href }) => ({ id: href, label: t(`place.${id}`), Icon: NAV_ICONS[id] }))
    .filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))
    .map(({ Icon, ...item }) => ({ ...item, icon: <Icon /> }))
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
      groups={[
        { id: 'search', label: t('find.search'), items: searchItems },
        { id: 'places', label: t('find.places'), items: matchingItems },
      ].filter(({ items }) => items.length > 0)}
      empty={t('find.empty')}
      onType={(event) => setText(event.text)}
      onChoose={({ id }) => {
        setText('')
        onNavigate({ href: id })
      }}
      onClose={() => {
        setText('')
        onClose()
      }}
    />
  )
}
