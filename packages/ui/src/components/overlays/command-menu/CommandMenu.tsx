import { useId, type ReactNode, useEffect, useState, type KeyboardEvent } from 'react'
import { KeyCaps } from '../../../internal/key-caps'
import { useModal } from '../../../internal/modal/use-modal'
import { useWords } from '../../../words'
import { officePartsWords } from '../../../words/generated/office-parts'
import { SearchIcon } from '../../content/icon'
import { Spinner } from '../../feedback/spinner'
import { VisuallyHidden } from '../../content/visually-hidden'
import { CommandList, type CommandGroup } from './CommandList'
import { nextPosition } from '../../../internal/next-position'

interface ActiveItemOptions {
  /** Ids of the results, in display order. */
  ids: readonly string[]
  /** The element id of an item. */
  optionId: (id: string) => string
  /** The typed text: when it changes, the first result becomes active. */
  text: string
  onChoose: (event: { id: string }) => void
}

interface ActiveItem {
  /** The item that Enter selects; undefined without results. */
  active: string | undefined
  /** Key handler of the input. */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  /** The pointer is over an item. */
  hover: (id: string) => void
}

/** The active item, which arrow keys change while the focus stays in the input (WAI-ARIA combobox). */
function useActiveItem({ ids, optionId, text, onChoose }: ActiveItemOptions): ActiveItem {
  const [chosen, setChosen] = useState<{ id: string; text: string }>()
  // A choice from before the last change of the text no longer counts.
  const active = chosen?.text === text && ids.includes(chosen.id) ? chosen.id : ids[0]

  const option = active === undefined ? undefined : optionId(active)

  useEffect(() => {
    if (option !== undefined) document.getElementById(option)?.scrollIntoView({ block: 'nearest' })
  }, [option])

  return {
    active,
    onKeyDown: (event) => {
      // Home and End move the caret in the input.
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
      const next = isArrow ? nextPosition(event.key, ids.indexOf(active ?? ''), ids.length, 'column') : undefined
      const id = next === undefined ? undefined : ids[next]
      if (id !== undefined) {
        event.preventDefault()
        setChosen({ id, text })
      } else if (event.key === 'Enter' && active !== undefined && !event.nativeEvent.isComposing) {
        event.preventDefault()
        onChoose({ id: active })
      }
    },
    hover: (id) => setChosen({ id, text }),
  }
}

export interface CommandMenuProps {
  /** True if the menu is open. */
  open: boolean
  /** The accessible name of the dialog and of its input ("Find or do"). */
  label: string
  /** The placeholder of the input ("Order, SKU, company, person or command"). */
  placeholder: string
  /** The typed text. */
  text: string
  /** The results in non-empty groups; without text, the most frequent commands. */
  groups: readonly CommandGroup[]
  /** Replaces the groups if there are no results: says what is searched. */
  empty: ReactNode
  /** True while searching; previous results stay. Default `false`. */
  busy?: boolean
  /** The text changed. */
  onType: (event: { text: string }) => void
  /** An item was selected by Enter or a press. The parent closes the menu. */
  onChoose: (event: { id: string }) => void
  /** The user closes the menu with Escape, a press on the backdrop, or the browser's Back. */
  onClose: () => void
}

/** Opens any page and runs any command by typing: a combobox in a native dialog. The focus stays in the input. */
export function CommandMenu(props: CommandMenuProps) {
  const { open, label, placeholder, text, groups, empty, busy = false, onType, onChoose, onClose } = props
  const t = useWords(officePartsWords)
  const listId = useId()
  const { ref, handlers } = useModal({ open, busy: false, onClose })
  const ids = groups.flatMap(({ items }) => items.map(({ id }) => id))
  const optionId = (id: string) => `${listId}${id}`
  const { active, onKeyDown, hover } = useActiveItem({ ids, optionId, text, onChoose })

  return (
    <dialog
      ref={ref}
      aria-label={label}
      className={
        'mx-auto mt-[12dvh] mb-auto max-h-[76dvh] w-[min(40rem,calc(100vw-2rem))] flex-col overflow-hidden ' +
        'rounded-lg border border-transparent bg-raised text-ink shadow-float backdrop:bg-scrim open:flex ' +
        'max-md:mt-4'
      }
      {...handlers}
    >
      {open && (
        <>
          <div data-part="body" className="flex flex-none items-center gap-3 border-b-2 border-shelf px-4">
            {busy ? <Spinner /> : <SearchIcon />}
            <input
              type="text"
              role="combobox"
              aria-label={label}
              aria-expanded={ids.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={active === undefined ? undefined : optionId(active)}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="go"
              placeholder={placeholder}
              value={text}
              className={
                'h-13 min-w-0 flex-1 border-0 bg-transparent text-lg focus-visible:shadow-none ' +
                'focus-visible:outline-none'
              }
              onChange={(event) => onType({ text: event.currentTarget.value })}
              onKeyDown={onKeyDown}
            />
            <span className="pointer-coarse:hidden">
              <KeyCaps keys={['Escape']} />
            </span>
          </div>
          <CommandList
            id={listId}
            label={label}
            groups={groups}
            text={text}
            active={active}
            optionId={optionId}
            onHover={hover}
            onChoose={onChoose}
          />
          {ids.length === 0 && !busy && <p className="p-4 text-sm text-ink-muted">{empty}</p>}
          <VisuallyHidden>
            <span role="status">{busy || text === '' ? '' : t('command.results', { count: ids.length })}</span>
          </VisuallyHidden>
          <div
            className={
              'flex flex-none gap-4 border-t border-line px-4 py-2 text-2xs text-ink-muted max-md:hidden ' +
              'pointer-coarse:hidden'
            }
          >
            <span>
              <KeyCaps keys={['ArrowUp', 'ArrowDown']} />
              {t('keys.move')}
            </span>
            <span>
              <KeyCaps keys={['Enter']} />
              {t('keys.choose')}
            </span>
            <span>
              <KeyCaps keys={['Escape']} />
              {t('keys.close')}
            </span>
          </div>
        </>
      )}
    </dialog>
  )
}
