import { useState } from 'react'
import { CommandMenu } from '../../components/command-menu'
import { SearchIcon } from '../../components/icon'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { OfficePlace } from '../office-layout'
import { PLACE_ICONS } from '../office-layout/places'

/** What is searched by its own list, in the order it is offered. */
const SEARCHED = ['orders', 'products', 'companies'] as const

export interface OfficeFindProps {
  /** Whether it is there. */
  open: boolean
  places: readonly OfficePlace[]
  /** Where a list searched for a text is. */
  searches: Readonly<Record<(typeof SEARCHED)[number], (text: string) => string>>
  /** Something found was chosen. */
  onGo: (event: { href: string }) => void
  /** It is to go. */
  onClose: () => void
}

/** Find or do: the places by name, and what was typed as a search of orders, products and companies. */
export function OfficeFind({ open, places, searches, onGo, onClose }: OfficeFindProps) {
  const t = useWords(officeWords)
  const [text, setText] = useState('')
  const typed = text.trim()
  const fitting = places
    .map(({ id, href }) => ({ id: href, label: t(`place.${id}`), Icon: PLACE_ICONS[id] }))
    .filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))
    .map(({ Icon, ...item }) => ({ ...item, icon: <Icon /> }))
  const found =
    typed === ''
      ? []
      : SEARCHED.map((list) => ({
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
        { id: 'search', label: t('find.search'), items: found },
        { id: 'places', label: t('find.places'), items: fitting },
      ].filter(({ items }) => items.length > 0)}
      empty={t('find.empty')}
      onType={(event) => setText(event.text)}
      onChoose={({ id }) => {
        setText('')
        onGo({ href: id })
      }}
      onClose={() => {
        setText('')
        onClose()
      }}
    />
  )
}
